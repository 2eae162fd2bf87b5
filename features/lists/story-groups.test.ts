import { beforeAll, describe, expect, it } from 'vitest';
import { withHouse } from '../../tests/house.ts';
import { type DraftOf, save } from '../../tests/stories.ts';

const paper = withHouse();
const ids = new Map<string, number>();

function at(hour: number): Date {
  return new Date(Date.parse('2026-11-10T00:00:00Z') + hour * 3_600_000);
}

async function write(slug: string, hour: number, more: Partial<DraftOf> = {}): Promise<void> {
  ids.set(slug, await save(paper.house, { slug, title: slug, site: 'g7', pubDate: at(hour), ...more }));
}

function id(slug: string): number {
  return ids.get(slug) ?? 0;
}

async function groups(...wanted: (string | { slug: string; size: number })[]) {
  const found = await paper.house.lists.groups(
    paper.view('telex'),
    wanted.map((one) => (typeof one === 'string' ? { slug: one } : one)),
  );
  return {
    slugs: Object.fromEntries(
      found.groups.map(({ slug, stories }) => [slug, stories.map((story) => story.slug)]),
    ),
    dependencies: found.dependencies.map(({ key, from }) => (from === undefined ? key : `${key}>=${from}`)),
  };
}

beforeAll(async () => {
  const sections = await paper.house.content.ensureSuperTags([{ slug: 'adat', name: 'Adat', site: 'g7' }]);
  const mainSuperTagId = sections.get('adat') ?? null;
  for (let hour = 1; hour <= 12; hour += 1) await write(`hir-${hour}`, hour);
  await write('abra', 6.5, { mainSuperTagId });
  await write('regi-abra', 0.5, { mainSuperTagId });
  await write('keszul', 20, { state: 'draft' });
});

describe('groups of stories', () => {
  it('hold the newest of what their edition searches for, on their own site [LAND-07] [LAND-09]', async () => {
    expect((await groups('g7-adat')).slugs).toEqual({ 'g7-adat': ['abra'] });
    expect((await groups('g7-news')).slugs['g7-news']).toHaveLength(8);
  });

  it('show no story twice among those asked for, in the order they are asked for', async () => {
    const { slugs } = await groups('g7-main', 'g7-news', 'g7-adat', 'g7-articles');
    const shown = Object.values(slugs).flat();
    expect(new Set(shown).size).toBe(shown.length);
    expect(slugs['g7-main']).toEqual(['hir-12', 'hir-11', 'hir-10']);
    // The newest of the section stands above already.
    expect(slugs['g7-adat']).toEqual(['regi-abra']);
  });

  it('begin with what editors chose, as soon as it is public, and keep it out of every other', async () => {
    await paper.takeInvalidations();
    await paper.house.lists.writeGroup('g7-main', [id('keszul'), id('abra')]);
    expect(await paper.takeInvalidations()).toEqual([['group:g7-main']]);
    const before = await groups('g7-news', 'g7-main', 'g7-adat');
    expect(before.slugs['g7-main']).toEqual(['abra', 'hir-4', 'hir-3']);
    expect(before.slugs['g7-news']).not.toContain('abra');
    expect(before.slugs['g7-adat']).toEqual(['regi-abra']);
    expect(before.dependencies).toContain(`article:${id('keszul')}`);
    await paper.house.content.publish(id('keszul'));
    expect((await groups('g7-main')).slugs['g7-main']?.slice(0, 2)).toEqual(['keszul', 'abra']);
  });

  it('depend on what editors chose, on their stories, and on their list down to the oldest shown', async () => {
    await paper.house.lists.writeGroup('g7-main', []);
    const { dependencies } = await groups({ slug: 'g7-korabbi', size: 2 });
    expect(dependencies).toEqual([
      'group:g7-korabbi',
      `article:${id('keszul')}`,
      `article:${id('hir-12')}`,
      `latest:g7>=${at(12).getTime() / 1000}`,
    ]);
  });

  it('are empty when the edition does not know them, and when nothing is there', async () => {
    expect((await groups('nincs-ilyen', 'after-new')).slugs).toEqual({ 'nincs-ilyen': [], 'after-new': [] });
  });

  it('need two queries, however many they are', async () => {
    paper.database.takeQueries();
    await groups('g7-main', 'g7-news', 'g7-adat', 'g7-penz', 'g7-korabbi');
    expect(paper.database.takeQueries()).toHaveLength(2);
  });
});
