import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withHouse } from '../../tests/house.ts';
import { writeStories } from '../../tests/stories.ts';
import { noFilters } from './search-question.ts';

const paper = withHouse();

async function state() {
  const { search } = paper.house;
  const view = paper.view('telex');
  const found = await search.find(view, {
    ...{ term: 'hidak', filters: noFilters, sites: [], sort: 'relevance', from: null, to: null },
    ...{ page: 1, perPage: 10 },
  });
  const { items } = await search.autocomplete(view, 'hid', noFilters);
  const { shown, behind } = await search.status();
  return { slugs: found.articles.map((story) => story.slug), items, shown, behind };
}

describe('the index', () => {
  it('is whole without being filled, and knows it', async () => {
    await writeStories(paper.house);
    expect(await paper.house.search.fill()).toBe(0);
    const { slugs, behind, shown } = await state();
    expect(slugs).toContain('fabol-epitettek-rezgeserzekelot-a-hidra');
    // Five stories; a draft and posts of a live blog are not looked for.
    expect([shown, behind]).toEqual([5, 0]);
  });

  it('takes apart again what others took apart, and counts nothing twice', async () => {
    const before = await state();
    await sql`update search_stories set maker = 0`.execute(paper.database.db);
    expect(await state()).toMatchObject({ shown: 0, behind: 5 });
    await paper.takeInvalidations();
    const told: number[] = [];
    expect(await paper.house.search.fill({ onProgress: (done) => told.push(done) })).toBe(5);
    expect(told.at(-1)).toBe(5);
    expect((await paper.takeInvalidations()).flat()).toContain('search@telex');
    expect(await state()).toEqual(before);
  });

  it('fills a database that had none', async () => {
    const before = await state();
    await sql`truncate search_stories, search_labels`.execute(paper.database.db);
    expect(await paper.house.search.fill()).toBe(5);
    expect(await state()).toEqual(before);
  });

  it('is done again whole when that is asked for', async () => {
    const before = await state();
    expect(await paper.house.search.fill({ all: true })).toBe(5);
    expect(await state()).toEqual(before);
  });

  it('is left to the one who is at it, and between two stretches when the server stops', async () => {
    await paper.database.db.transaction().execute(async (work) => {
      await sql`select pg_advisory_xact_lock(4082155190)`.execute(work);
      expect(await paper.house.search.fill()).toBeNull();
    });
    await sql`update search_stories set maker = 0`.execute(paper.database.db);
    expect(await paper.house.search.fill({ isStopped: () => true })).toBe(0);
    expect(await paper.house.search.fill()).toBe(5);
  });

  it('is not touched by a story that stays as it is', async () => {
    const rows = () =>
      sql<{ xmin: string }>`select xmin::text, article_id from search_stories order by article_id`.execute(
        paper.database.db,
      );
    const { rows: before } = await rows();
    const { id = 0 } = (await paper.house.content.versionOf('otkor-elhallgat-a-basszus')) ?? {};
    await paper.house.content.correct(id, { text: 'Hatkor volt.' });
    expect((await rows()).rows).toEqual(before);
  });
});
