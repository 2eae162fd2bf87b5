/** Highlights, recommendations, sponsored lines and trending tags. */
import { beforeAll, describe, expect, it } from 'vitest';
import { isTouched } from '#platform/cache/dependency.ts';
import { type DraftOf, save } from '../../tests/stories.ts';
import { withTestApp } from '../../tests/test-app.ts';
import { type SponsoredContext, type SponsoredLine, sponsoredLineSchema } from './sponsored-line.ts';

const testApp = withTestApp();
const day = 86_400_000;
const newest = Date.parse('2026-11-10T09:00:00Z');
let tags: Map<string, number>;
const ids = new Map<string, number>();

/** Writes a story published `days` before the newest. */
async function write(slug: string, days: number, more: Partial<DraftOf> & { tags?: string[] } = {}) {
  const { tags: named = [], ...rest } = more;
  const tagIds = named.map((tag) => tags.get(tag) ?? 0);
  const pubDate = new Date(newest - days * day);
  const id = await save(testApp.context, { slug, title: slug, tagIds, pubDate, ...rest });
  ids.set(slug, id);
  return id;
}

beforeAll(async () => {
  const names = ['helyben', 'ritka', 'utak', 'hidak'];
  tags = await testApp.context.content.ensureTags(names.map((slug) => ({ slug, name: slug })));
});

describe('highlights', () => {
  const list = 'tag:helyben@telex';

  async function highlights(of = list) {
    const found = await testApp.context.lists.highlights(testApp.view('telex'), of);
    return { ...found, slugs: found.stories.map((story) => story.slug) };
  }

  /** Sets the number of reads of these stories in the last 30 days. */
  async function read(reads: Record<string, number>): Promise<void> {
    const counted = Object.entries(reads).map(([slug, times]) => ({
      articleId: ids.get(slug) ?? 0,
      reads: times,
    }));
    await testApp.database.db
      .transaction()
      .execute((trx) => testApp.context.lists.writeMonthReads(counted, trx));
  }

  beforeAll(async () => {
    for (let at = 0; at < 6; at += 1) await write(`helyi-${at}`, at, { tags: ['helyben'] });
    await read({ 'helyi-2': 30, 'helyi-5': 70, 'helyi-0': 10 });
    await write('fontos', 9, { tags: ['helyben'], flags: ['legfontosabb'] });
    await write('lenyeges', 8, { tags: ['helyben'], important: true });
    await write('reg-fontos', 40, { tags: ['helyben'], important: true });
    for (let at = 0; at < 2; at += 1) await write(`regi-${at}`, 50 + at, { tags: ['helyben'] });
    for (let at = 0; at < 3; at += 1) await write(`ritka-${at}`, at, { tags: ['ritka'] });
  });

  it('are four: important stories, then the most read of 30 days [LIST-22] [LIST-23]', async () => {
    expect((await highlights()).slugs).toEqual(['lenyeges', 'fontos', 'helyi-5', 'helyi-2']);
  });

  it('are none when fewer than four qualify, however long the list is [LIST-22]', async () => {
    for (let at = 3; at < 12; at += 1) await write(`ritka-${at}`, at, { tags: ['ritka'] });
    await read({ 'ritka-1': 5, 'ritka-2': 5, 'ritka-3': 5 });
    expect((await highlights('tag:ritka@telex')).slugs).toEqual([]);
    await read({ 'ritka-1': 5, 'ritka-2': 5, 'ritka-3': 5, 'ritka-11': 9 });
    expect((await highlights('tag:ritka@telex')).slugs).toEqual([
      'ritka-11',
      'ritka-1',
      'ritka-2',
      'ritka-3',
    ]);
    await read({ 'helyi-2': 30, 'helyi-5': 70, 'helyi-0': 10 });
  });

  it('contain no story twice', async () => {
    await write('helyi-0-fontos', -1, { tags: ['helyben'], important: true });
    await read({ 'helyi-2': 30, 'helyi-5': 70, 'helyi-0-fontos': 90 });
    const { slugs } = await highlights();
    expect(slugs).toEqual(['helyi-0-fontos', 'lenyeges', 'fontos', 'helyi-5']);
  });

  it('expire when reads are summed, unless all of them are important stories', async () => {
    expect((await highlights()).freshForMs).toBe(3_600_000);
    await write('negyedik-fontos', 1, { tags: ['helyben'], important: true });
    expect((await highlights()).freshForMs).toBeNull();
  });

  it('are invalidated by publications in their list', async () => {
    const { dependencies } = await highlights();
    await testApp.takeInvalidations();
    await write('mai', -2, { tags: ['helyben'] });
    const invalidations = (await testApp.takeInvalidations()).flat().map((text) => {
      const at = /^(.*)@(\d+)$/.exec(text);
      return at ? { key: at[1] ?? '', at: Number(at[2]) } : { key: text };
    });
    expect(invalidations.some((one) => dependencies.some((dependency) => isTouched(dependency, one)))).toBe(
      true,
    );
  });

  it('need one query', async () => {
    testApp.database.takeQueries();
    await highlights();
    expect(testApp.database.takeQueries()).toEqual([expect.stringContaining('month_reads')]);
  });
});

describe('recommendations', () => {
  async function recommended(count: number, except: number[] = []) {
    const { stories } = await testApp.context.lists.recommended(testApp.view('g7'), count, except);
    return stories.map((story) => story.slug);
  }
  let favourite = 0;

  beforeAll(async () => {
    favourite = await write('kedvenc', 2.5, { favorite: true, site: 'after' });
    await write('kedvenc-is-fontos-is', 2.2, { favorite: true, flags: ['legfontosabb'] });
    await write('erdelyi-kedvenc', 1, { favorite: true, site: 'transtelex' });
    await write('g7-friss', 0.5, { site: 'g7' });
    await write('g7-regi', 30, { site: 'g7' });
  });

  it("are the editors' recommendations on the domain, newest first, and nothing else [LIST-03] [X11]", async () => {
    expect(await recommended(1)).toEqual(['kedvenc-is-fontos-is']);
    expect(await recommended(2)).toEqual(['kedvenc-is-fontos-is', 'kedvenc']);
    const all = await recommended(10);
    expect(all.slice(0, 2)).toEqual(['kedvenc-is-fontos-is', 'kedvenc']);
    for (const slug of ['g7-friss', 'g7-regi', 'erdelyi-kedvenc']) expect(all).not.toContain(slug);
    expect(new Set(all).size).toBe(all.length);
  });

  it('leave out stories that the page already shows', async () => {
    expect(await recommended(1, [favourite])).toEqual(['kedvenc-is-fontos-is']);
    expect(await recommended(3, [favourite])).not.toContain('kedvenc');
  });

  it('depend on the lists only down to the oldest shown', async () => {
    const { dependencies } = await testApp.context.lists.recommended(testApp.view('g7'), 2);
    const from = Math.floor((newest - 2.5 * day) / 1000);
    expect(dependencies).toContainEqual({ key: 'flag:favorite@telex', from });
    expect(dependencies).toContainEqual({ key: 'flag:legfontosabb@telex', from });
    expect(dependencies.map(({ key }) => key)).not.toContain('latest:g7');
  });
});

describe('a sponsored line', () => {
  const now = Date.parse('2026-11-21T07:00:00Z') / 1000;
  const hour = 3_600;
  const line = (more: Partial<SponsoredLine>): SponsoredLine =>
    sponsoredLineSchema.parse({
      dateFrom: now - hour,
      dateTo: now + hour,
      ctLink: 'https://hirdeto.example/ajanlat',
      description: 'Egy hirdető ajánlata',
      ...more,
    });
  const newestPage = { page: 'newest', superTags: [], tags: [] } as const;
  const listPage = { page: 'list', superTags: ['sport'], tags: [] } as const;

  async function shown(site: string, where: Omit<SponsoredContext, 'site'>, at = now) {
    const moment = new Date(at * 1000);
    const found = await testApp.context.lists.sponsoredLine(testApp.view(site), where, moment);
    return { description: found.line?.description ?? null, freshForMs: found.freshForMs };
  }

  beforeAll(async () => {
    const { lists } = testApp.context;
    await lists.saveSponsoredLine(line({ newest: true, sites: ['telex'], description: 'A frissnél' }));
    await lists.saveSponsoredLine(
      line({ listPage: true, mainSuperTags: ['sport'], description: 'A sportnál' }),
    );
    await lists.saveSponsoredLine(
      line({ newest: true, sites: ['g7'], dateFrom: now + 60, description: 'Majd a G7-en' }),
    );
  });

  it('is shown on the newest list of its sites between its dates [LIST-13] [LIST-14]', async () => {
    expect(await shown('telex', newestPage)).toEqual({ description: 'A frissnél', freshForMs: hour * 1000 });
    expect(await shown('after', newestPage)).toEqual({ description: null, freshForMs: null });
    expect(await shown('telex', newestPage, now - hour)).toMatchObject({ description: 'A frissnél' });
    expect(await shown('telex', newestPage, now - hour - 1)).toEqual({ description: null, freshForMs: 1000 });
    expect(await shown('telex', newestPage, now + hour)).toEqual({ description: null, freshForMs: null });
  });

  it('limits the freshness of a page until it begins', async () => {
    expect(await shown('g7', newestPage)).toEqual({ description: null, freshForMs: 60_000 });
    expect(await shown('g7', newestPage, now + 60)).toMatchObject({ description: 'Majd a G7-en' });
  });

  it('is shown on the lists of its sections and tags [S25]', async () => {
    expect(await shown('telex', listPage)).toMatchObject({ description: 'A sportnál' });
    expect(await shown('telex', { ...listPage, superTags: ['belfold'] })).toMatchObject({
      description: null,
    });
  });

  it('disappears at once when switched off, and invalidates the pages', async () => {
    const { lists } = testApp.context;
    const id = await lists.saveSponsoredLine(line({ listPage: true, tags: ['utak'], description: 'Utak' }));
    const where = { page: 'list', superTags: [], tags: ['utak'] } as const;
    const before = await lists.sponsoredLine(testApp.view('telex'), where);
    expect(before.line?.description).toBe('Utak');
    await testApp.takeInvalidations();
    await lists.saveSponsoredLine({ ...line({ active: false, listPage: true }), id });
    expect((await lists.sponsoredLine(testApp.view('telex'), where)).line).toBeNull();
    expect(await testApp.takeInvalidations()).toEqual([before.dependencies.map(({ key }) => key)]);
    await expect(lists.saveSponsoredLine({ ...line({}), id: 999 })).rejects.toThrow('999');
  });

  it('cannot end before it begins, nor link to a script', () => {
    expect(() => line({ dateTo: now - 2 * hour })).toThrow('dateTo');
    expect(() => line({ ctLink: 'javascript:alert(1)' })).toThrow();
  });
});

describe('trending tags', () => {
  it('are the most frequent tags of the newest stories [WIDG-08]', async () => {
    await write('ut-1', -5, { tags: ['utak', 'hidak'] });
    await write('ut-2', -6, { tags: ['utak'] });
    await write('erdelyi-ut', -7, { tags: ['hidak'], site: 'transtelex' });
    const { tags: used, dependencies } = await testApp.context.lists.trendingTags(testApp.view('telex'), 3);
    // More of them have `helyben`, which the edition names as a format and not a topic.
    expect(used.map(({ slug, stories }) => [slug, stories])).toEqual([
      ['ritka', 12],
      ['utak', 2],
      ['hidak', 1],
    ]);
    expect(dependencies).toEqual([{ key: 'latest@telex', from: expect.any(Number) }]);
    const there = await testApp.context.lists.trendingTags(testApp.view('transtelex'), 3);
    expect(there.tags).toEqual([{ slug: 'hidak', name: 'hidak', stories: 1 }]);
  });
});
