import { beforeAll, describe, expect, it } from 'vitest';
import { type DraftOf, save } from '../../tests/stories.ts';
import { withTestApp } from '../../tests/test-app.ts';

const testApp = withTestApp();
const ids = new Map<string, number>();

function at(hour: number): Date {
  return new Date(Date.parse('2026-11-10T00:00:00Z') + hour * 3_600_000);
}

async function write(slug: string, hour: number, more: Partial<DraftOf> = {}): Promise<void> {
  ids.set(slug, await save(testApp.context, { slug, title: slug, site: 'g7', pubDate: at(hour), ...more }));
}

function id(slug: string): number {
  return ids.get(slug) ?? 0;
}

async function groups(...wanted: (string | { slug: string; size: number })[]) {
  const found = await testApp.context.lists.groups(
    testApp.view('telex'),
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
  const sections = await testApp.context.content.ensureSuperTags([
    { slug: 'adat', name: 'Adat', site: 'g7' },
  ]);
  const mainSuperTagId = sections.get('adat') ?? null;
  for (let hour = 1; hour <= 12; hour += 1) await write(`hir-${hour}`, hour);
  await write('abra', 6.5, { mainSuperTagId });
  await write('regi-abra', 0.5, { mainSuperTagId });
  await write('keszul', 20, { state: 'draft' });
});

describe('groups of stories', () => {
  it('contain the newest results of their search, on their own site [LAND-07] [LAND-09]', async () => {
    expect((await groups('g7-adat')).slugs).toEqual({ 'g7-adat': ['abra'] });
    expect((await groups('g7-news')).slugs['g7-news']).toHaveLength(8);
  });

  it('contain no story twice among those requested, in the order requested', async () => {
    const { slugs } = await groups('g7-main', 'g7-news', 'g7-adat', 'g7-articles');
    const shown = Object.values(slugs).flat();
    expect(new Set(shown).size).toBe(shown.length);
    expect(slugs['g7-main']).toEqual(['hir-12', 'hir-11', 'hir-10', 'hir-9']);
    // The newest of the section is already in an earlier group.
    expect(slugs['g7-adat']).toEqual(['regi-abra']);
  });

  it('begin with the editors’ choice once it is public, and exclude it from the others', async () => {
    await testApp.takeInvalidations();
    await testApp.context.lists.writeGroup('g7-main', [id('keszul'), id('abra')]);
    expect(await testApp.takeInvalidations()).toEqual([['group:g7-main']]);
    const before = await groups('g7-news', 'g7-main', 'g7-adat');
    expect(before.slugs['g7-main']).toEqual(['abra', 'hir-4', 'hir-3', 'hir-2']);
    expect(before.slugs['g7-news']).not.toContain('abra');
    expect(before.slugs['g7-adat']).toEqual(['regi-abra']);
    expect(before.dependencies).toContain(`article:${id('keszul')}`);
    await testApp.context.content.publish(id('keszul'));
    expect((await groups('g7-main')).slugs['g7-main']?.slice(0, 2)).toEqual(['keszul', 'abra']);
  });

  it('depend on the editors’ choice, its stories, and their list down to the oldest shown', async () => {
    await testApp.context.lists.writeGroup('g7-main', []);
    const { dependencies } = await groups({ slug: 'g7-korabbi', size: 2 });
    expect(dependencies).toEqual([
      'group:g7-korabbi',
      `article:${id('keszul')}`,
      `article:${id('hir-12')}`,
      `latest:g7>=${at(12).getTime() / 1000}`,
    ]);
  });

  it('are empty when the edition does not have them, and when there are no stories', async () => {
    expect((await groups('nincs-ilyen', 'after-new')).slugs).toEqual({ 'nincs-ilyen': [], 'after-new': [] });
  });

  it('need two queries, whatever their number', async () => {
    testApp.database.takeQueries();
    await groups('g7-main', 'g7-news', 'g7-adat', 'g7-penz', 'g7-korabbi');
    expect(testApp.database.takeQueries()).toHaveLength(2);
  });
});
