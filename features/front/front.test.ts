import { beforeAll, describe, expect, it } from 'vitest';
import { withHouse } from '../../tests/house.ts';
import { save } from '../../tests/stories.ts';

const paper = withHouse();
const ids = new Map<string, number>();

function id(slug: string): number {
  return ids.get(slug) ?? 0;
}

/** Minute `m` of the morning; the later the newer. */
function at(minute: number): Date {
  return new Date(Date.parse('2026-11-20T06:00:00Z') + minute * 60_000);
}

function seconds(minute: number): number {
  return at(minute).getTime() / 1000;
}

async function front() {
  const { boxes, dependencies } = await paper.house.front.front(paper.view('telex'));
  return {
    boxes: Object.fromEntries(
      boxes.map((box) => [box.slug, 'stories' in box ? box.stories.map((story) => story.slug) : box.kind]),
    ),
    order: boxes.map((box) => box.slug),
    dependencies: dependencies.map(({ key, from }) => (from === undefined ? key : `${key}>=${from}`)),
  };
}

beforeAll(async () => {
  const sections = await paper.house.content.ensureSuperTags([
    { slug: 'sport', name: 'Sport', site: 'telex' },
  ]);
  for (let minute = 1; minute <= 9; minute++) {
    const slug = `sport-${minute}`;
    const mainSuperTagId = sections.get('sport') ?? null;
    ids.set(slug, await save(paper.house, { slug, title: slug, pubDate: at(minute), mainSuperTagId }));
  }
  ids.set('bomba', await save(paper.house, { slug: 'bomba', title: 'Bomba', pubDate: at(20) }));
  ids.set(
    'remiz',
    await save(paper.house, { slug: 'remiz', title: 'Remíz', pubDate: at(15), state: 'draft' }),
  );
  const box = { site: 'telex', title: '', list: null, size: 1, articleIds: [] };
  await paper.house.front.writeBoxes('telex', [
    { ...box, slug: 'sport', kind: 'section', position: 500, list: 'section:sport', size: 3 },
    { ...box, slug: 'ures', kind: 'dense', position: 600 },
    { ...box, slug: 'rendkivuli', kind: 'breaking', position: 1000, articleIds: [id('bomba')] },
    {
      ...box,
      slug: 'vezeto',
      kind: 'lead',
      position: 900,
      size: 2,
      articleIds: [id('remiz'), id('sport-9')],
    },
    { ...box, slug: 'legfrissebb', kind: 'latest', position: 800, list: 'latest:telex', size: 3 },
  ]);
});

describe('a front page', () => {
  it('has its boxes by position, breaking news first, without the empty ones [FRONT-01]', async () => {
    expect((await front()).order).toEqual(['rendkivuli', 'vezeto', 'legfrissebb', 'sport']);
  });

  it('shows public stories only, and none twice', async () => {
    expect((await front()).boxes).toEqual({
      rendkivuli: ['bomba'],
      vezeto: ['sport-9'],
      legfrissebb: ['sport-8', 'sport-7', 'sport-6'],
      sport: ['sport-5', 'sport-4', 'sport-3'],
    });
  });

  it('depends on its stories, on the hidden ones editors placed, and on each list down to the oldest shown', async () => {
    const { dependencies } = await front();
    expect(dependencies).toContain('front:telex');
    expect(dependencies).toContain(`article:${id('remiz')}`);
    expect(dependencies).toContain(`article:${id('sport-3')}`);
    expect(dependencies).not.toContain(`article:${id('sport-2')}`);
    expect(dependencies).toContain(`section:sport>=${seconds(3)}`);
    expect(dependencies).toContain(`latest:telex>=${seconds(6)}`);
  });

  it('needs two queries', async () => {
    paper.database.takeQueries();
    await front();
    expect(paper.database.takeQueries()).toHaveLength(2);
  });

  it('is made of the same boxes until one of them shows something else', async () => {
    const boxes = async () => (await paper.house.front.front(paper.view('telex'))).boxes;
    const before = await boxes();
    expect((await boxes()).map((box, turn) => box === before[turn])).toEqual([true, true, true, true]);
    await save(paper.house, {
      id: id('bomba'),
      slug: 'bomba',
      title: 'Bomba a Duna-parton',
      pubDate: at(20),
    });
    const after = await boxes();
    expect(after.map((box, turn) => box === before[turn])).toEqual([false, true, true, true]);
    expect(after[0]).toMatchObject({ stories: [{ title: 'Bomba a Duna-parton' }] });
    expect(before[0]).toMatchObject({ stories: [{ title: 'Bomba' }] });
  });

  it('shows a placed story as soon as it is published, and lets the next one in when one is withdrawn', async () => {
    await paper.house.content.publish(id('remiz'));
    await paper.house.content.withdraw(id('sport-7'));
    const { boxes } = await front();
    expect(boxes.vezeto).toEqual(['remiz', 'sport-9']);
    expect(boxes.legfrissebb).toEqual(['sport-8', 'sport-6', 'sport-5']);
    expect(boxes.sport).toEqual(['sport-4', 'sport-3', 'sport-2']);
  });

  it('depends on the whole second of its oldest story, for a newer one of the same second belongs above it', async () => {
    const times = [700, 800].map((milliseconds) => at(30).getTime() + milliseconds);
    const [older, newer] = times.map((time) => new Date(time));
    if (!older || !newer) throw new Error('two times');
    await save(paper.house, { slug: 'masodperc', title: 'Másodperc', site: 'g7', pubDate: older });
    const box = { site: 'g7', slug: 'friss', title: '', position: 1, articleIds: [] };
    await paper.house.front.writeBoxes('g7', [{ ...box, kind: 'latest', list: 'latest:g7', size: 1 }]);
    const { dependencies } = await paper.house.front.front(paper.view('g7'));
    await paper.takeInvalidations();
    await save(paper.house, { slug: 'utana', title: 'Utána', site: 'g7', pubDate: newer });
    expect(dependencies).toContainEqual({ key: 'latest:g7', from: seconds(30) });
    expect((await paper.takeInvalidations()).flat()).toContain(`latest:g7@${seconds(30)}`);
  });

  it('is told about new boxes in the transaction that writes them', async () => {
    await paper.takeInvalidations();
    await paper.house.front.writeBoxes('g7', []);
    expect(await paper.takeInvalidations()).toEqual([['front:g7']]);
    expect((await paper.house.front.front(paper.view('g7'))).boxes).toEqual([]);
  });
});
