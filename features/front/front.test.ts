import { beforeAll, describe, expect, it } from 'vitest';
import { save } from '../../tests/stories.ts';
import { withTestApp } from '../../tests/test-app.ts';

const testApp = withTestApp();
const ids = new Map<string, number>();

function id(slug: string): number {
  return ids.get(slug) ?? 0;
}

/** A time on that morning; higher minutes are newer. */
function at(minute: number): Date {
  return new Date(Date.parse('2026-11-20T06:00:00Z') + minute * 60_000);
}

function seconds(minute: number): number {
  return at(minute).getTime() / 1000;
}

async function front() {
  const { boxes, dependencies } = await testApp.context.front.front(testApp.view('telex'));
  return {
    boxes: Object.fromEntries(
      boxes.map((box) => [box.slug, 'stories' in box ? box.stories.map((story) => story.slug) : box.kind]),
    ),
    order: boxes.map((box) => box.slug),
    dependencies: dependencies.map(({ key, from }) => (from === undefined ? key : `${key}>=${from}`)),
  };
}

beforeAll(async () => {
  const sections = await testApp.context.content.ensureSuperTags([
    { slug: 'sport', name: 'Sport', site: 'telex' },
  ]);
  for (let minute = 1; minute <= 9; minute++) {
    const slug = `sport-${minute}`;
    const mainSuperTagId = sections.get('sport') ?? null;
    ids.set(slug, await save(testApp.context, { slug, title: slug, pubDate: at(minute), mainSuperTagId }));
  }
  ids.set('bomba', await save(testApp.context, { slug: 'bomba', title: 'Bomba', pubDate: at(20) }));
  ids.set(
    'remiz',
    await save(testApp.context, { slug: 'remiz', title: 'Remíz', pubDate: at(15), state: 'draft' }),
  );
  const box = { site: 'telex', title: '', list: null, size: 1, articleIds: [] };
  await testApp.context.front.writeBoxes('telex', [
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

  it('shows public stories only, and none twice but in the latest', async () => {
    expect((await front()).boxes).toEqual({
      rendkivuli: ['bomba'],
      vezeto: ['sport-9'],
      legfrissebb: ['bomba', 'sport-9', 'sport-8'],
      sport: ['sport-8', 'sport-7', 'sport-6'],
    });
  });

  it('depends on its stories, hidden ones that editors placed, and each list down to the oldest shown', async () => {
    const { dependencies } = await front();
    expect(dependencies).toContain('front:telex');
    expect(dependencies).toContain(`article:${id('remiz')}`);
    expect(dependencies).toContain(`article:${id('sport-6')}`);
    expect(dependencies).not.toContain(`article:${id('sport-5')}`);
    expect(dependencies).toContain(`section:sport>=${seconds(6)}`);
    expect(dependencies).toContain(`latest:telex>=${seconds(8)}`);
  });

  it('needs two queries', async () => {
    testApp.database.takeQueries();
    await front();
    expect(testApp.database.takeQueries()).toHaveLength(2);
  });

  it('shows a placed story once it is published, and the next candidate when one is withdrawn', async () => {
    await testApp.context.content.publish(id('remiz'));
    await testApp.context.content.withdraw(id('sport-7'));
    const { boxes } = await front();
    expect(boxes.vezeto).toEqual(['remiz', 'sport-9']);
    expect(boxes.legfrissebb).toEqual(['remiz', 'bomba', 'sport-9']);
    expect(boxes.sport).toEqual(['sport-8', 'sport-6', 'sport-5']);
  });

  it('depends on the whole second of its oldest story, because a newer one of it belongs above', async () => {
    const times = [700, 800].map((milliseconds) => at(30).getTime() + milliseconds);
    const [older, newer] = times.map((time) => new Date(time));
    if (!older || !newer) throw new Error('two times');
    await save(testApp.context, { slug: 'masodperc', title: 'Másodperc', site: 'g7', pubDate: older });
    const box = { site: 'g7', slug: 'friss', title: '', position: 1, articleIds: [] };
    await testApp.context.front.writeBoxes('g7', [{ ...box, kind: 'latest', list: 'latest:g7', size: 1 }]);
    const { dependencies } = await testApp.context.front.front(testApp.view('g7'));
    await testApp.takeInvalidations();
    await save(testApp.context, { slug: 'utana', title: 'Utána', site: 'g7', pubDate: newer });
    expect(dependencies).toContainEqual({ key: 'latest:g7', from: seconds(30) });
    expect((await testApp.takeInvalidations()).flat()).toContain(`latest:g7@${seconds(30)}`);
  });

  it('is invalidated by new boxes in the transaction that writes them', async () => {
    await testApp.takeInvalidations();
    await testApp.context.front.writeBoxes('g7', []);
    expect(await testApp.takeInvalidations()).toEqual([['front:g7']]);
    expect((await testApp.context.front.front(testApp.view('g7'))).boxes).toEqual([]);
  });
});
