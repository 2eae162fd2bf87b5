/** What stands above and beside a list: highlights, recommendations, paid lines, tags in use. */
import { beforeAll, describe, expect, it } from 'vitest';
import { isTouched } from '#platform/cache/dependency.ts';
import { withHouse } from '../../tests/house.ts';
import { type DraftOf, save } from '../../tests/stories.ts';
import { type SponsoredLine, type SponsoredPlace, sponsoredLineSchema } from './sponsored-line.ts';

const paper = withHouse();
const day = 86_400_000;
const newest = Date.parse('2026-11-10T09:00:00Z');
let tags: Map<string, number>;

/** A story published so many days before the newest. */
async function write(slug: string, days: number, more: Partial<DraftOf> & { tags?: string[] } = {}) {
  const { tags: named = [], ...rest } = more;
  const tagIds = named.map((tag) => tags.get(tag) ?? 0);
  return save(paper.house, { slug, title: slug, tagIds, pubDate: new Date(newest - days * day), ...rest });
}

beforeAll(async () => {
  const names = ['helyben', 'ritka', 'utak', 'hidak'];
  tags = await paper.house.content.ensureTags(names.map((slug) => ({ slug, name: slug })));
});

describe('highlights', () => {
  const list = 'tag:helyben@telex';

  async function highlights(of = list) {
    const { stories, dependencies } = await paper.house.lists.highlights(paper.view('telex'), of);
    return { slugs: stories.map((story) => story.slug), dependencies };
  }

  beforeAll(async () => {
    for (let at = 0; at < 6; at += 1) await write(`helyi-${at}`, at, { tags: ['helyben'] });
    await write('fontos', 9, { tags: ['helyben'], flags: ['legfontosabb'] });
    await write('lenyeges', 8, { tags: ['helyben'], important: true });
    await write('rég-fontos', 40, { tags: ['helyben'], important: true });
    for (let at = 0; at < 3; at += 1) await write(`ritka-${at}`, at, { tags: ['ritka'] });
  });

  it('are four: what editors found important, then the newest [LIST-22] [LIST-23]', async () => {
    expect((await highlights()).slugs).toEqual(['lenyeges', 'fontos', 'helyi-0', 'helyi-1']);
  });

  it('are none when the list has not four stories [LIST-22]', async () => {
    expect((await highlights('tag:ritka@telex')).slugs).toEqual([]);
    await write('ritka-3', 3, { tags: ['ritka'] });
    expect((await highlights('tag:ritka@telex')).slugs).toHaveLength(4);
  });

  it('are no story twice', async () => {
    await write('helyi-0-fontos', -1, { tags: ['helyben'], important: true });
    const { slugs } = await highlights();
    expect(slugs).toEqual(['helyi-0-fontos', 'lenyeges', 'fontos', 'helyi-0']);
  });

  it('change with what is published above them, and not with what is published below', async () => {
    const { dependencies } = await highlights();
    await paper.takeInvalidations();
    async function touched(slug: string, days: number, more: Partial<DraftOf>): Promise<boolean> {
      await write(slug, days, { tags: ['helyben'], ...more });
      const told = (await paper.takeInvalidations()).flat().map((text) => {
        const at = /^(.*)@(\d+)$/.exec(text);
        return at ? { key: at[1] ?? '', at: Number(at[2]) } : { key: text };
      });
      return told.some((one) => dependencies.some((dependency) => isTouched(dependency, one)));
    }
    expect(await touched('regi', 20, {})).toBe(false);
    expect(await touched('regi-de-fontos', 20, { important: true })).toBe(true);
    expect(await touched('mai', -2, {})).toBe(true);
  });

  it('need one query', async () => {
    paper.database.takeQueries();
    await highlights();
    expect(paper.database.takeQueries()).toHaveLength(1);
  });
});

describe('recommendations', () => {
  async function recommended(count: number, except: number[] = []) {
    const { stories } = await paper.house.lists.recommended(paper.view('g7'), count, except);
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

  it('are what editors recommend on the domain, newest first, and nothing else [LIST-03] [X11]', async () => {
    expect(await recommended(1)).toEqual(['kedvenc-is-fontos-is']);
    expect(await recommended(2)).toEqual(['kedvenc-is-fontos-is', 'kedvenc']);
    const all = await recommended(10);
    expect(all.slice(0, 2)).toEqual(['kedvenc-is-fontos-is', 'kedvenc']);
    for (const slug of ['g7-friss', 'g7-regi', 'erdelyi-kedvenc']) expect(all).not.toContain(slug);
    expect(new Set(all).size).toBe(all.length);
  });

  it('are none of those that the page shows already', async () => {
    expect(await recommended(1, [favourite])).toEqual(['kedvenc-is-fontos-is']);
    expect(await recommended(3, [favourite])).not.toContain('kedvenc');
  });

  it('depend on the lists only down to the oldest shown', async () => {
    const { dependencies } = await paper.house.lists.recommended(paper.view('g7'), 2);
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

  async function shown(site: string, where: Omit<SponsoredPlace, 'site'>, at = now) {
    const moment = new Date(at * 1000);
    const found = await paper.house.lists.sponsoredLine(paper.view(site), where, moment);
    return { description: found.line?.description ?? null, freshForMs: found.freshForMs };
  }

  beforeAll(async () => {
    const { lists } = paper.house;
    await lists.saveSponsoredLine(line({ newest: true, sites: ['telex'], description: 'A frissnél' }));
    await lists.saveSponsoredLine(
      line({ listPage: true, mainSuperTags: ['sport'], description: 'A sportnál' }),
    );
    await lists.saveSponsoredLine(
      line({ newest: true, sites: ['g7'], dateFrom: now + 60, description: 'Majd a G7-en' }),
    );
  });

  it('stands on the newest of its sites while its time lasts [LIST-13] [LIST-14]', async () => {
    expect(await shown('telex', newestPage)).toEqual({ description: 'A frissnél', freshForMs: hour * 1000 });
    expect(await shown('after', newestPage)).toEqual({ description: null, freshForMs: null });
    expect(await shown('telex', newestPage, now - hour)).toMatchObject({ description: 'A frissnél' });
    expect(await shown('telex', newestPage, now - hour - 1)).toEqual({ description: null, freshForMs: 1000 });
    expect(await shown('telex', newestPage, now + hour)).toEqual({ description: null, freshForMs: null });
  });

  it('makes a page old when it begins', async () => {
    expect(await shown('g7', newestPage)).toEqual({ description: null, freshForMs: 60_000 });
    expect(await shown('g7', newestPage, now + 60)).toMatchObject({ description: 'Majd a G7-en' });
  });

  it('stands on the lists of its sections and tags [S25]', async () => {
    expect(await shown('telex', listPage)).toMatchObject({ description: 'A sportnál' });
    expect(await shown('telex', { ...listPage, superTags: ['belfold'] })).toMatchObject({
      description: null,
    });
  });

  it('is gone at once when it is switched off, and the pages are told', async () => {
    const { lists } = paper.house;
    const id = await lists.saveSponsoredLine(line({ listPage: true, tags: ['utak'], description: 'Utak' }));
    const where = { page: 'list', superTags: [], tags: ['utak'] } as const;
    const before = await lists.sponsoredLine(paper.view('telex'), where);
    expect(before.line?.description).toBe('Utak');
    await paper.takeInvalidations();
    await lists.saveSponsoredLine({ ...line({ active: false, listPage: true }), id });
    expect((await lists.sponsoredLine(paper.view('telex'), where)).line).toBeNull();
    expect(await paper.takeInvalidations()).toEqual([before.dependencies.map(({ key }) => key)]);
    await expect(lists.saveSponsoredLine({ ...line({}), id: 999 })).rejects.toThrow('999');
  });

  it('cannot end before it begins, nor lead to a script', () => {
    expect(() => line({ dateTo: now - 2 * hour })).toThrow('dateTo');
    expect(() => line({ ctLink: 'javascript:alert(1)' })).toThrow();
  });
});

describe('the tags in use', () => {
  it('are those of the newest stories, the most used first [WIDG-08]', async () => {
    await write('ut-1', -5, { tags: ['utak', 'hidak'] });
    await write('ut-2', -6, { tags: ['utak'] });
    await write('erdelyi-ut', -7, { tags: ['hidak'], site: 'transtelex' });
    const { tags: used, dependencies } = await paper.house.lists.trendingTags(paper.view('telex'), 3);
    expect(used.map(({ slug, stories }) => [slug, stories]).slice(1)).toEqual([
      ['ritka', 4],
      ['utak', 2],
    ]);
    expect(used[0]).toMatchObject({ slug: 'helyben', name: 'helyben' });
    expect(dependencies).toEqual([{ key: 'latest@telex', from: expect.any(Number) }]);
    const there = await paper.house.lists.trendingTags(paper.view('transtelex'), 3);
    expect(there.tags).toEqual([{ slug: 'hidak', name: 'hidak', stories: 1 }]);
  });
});
