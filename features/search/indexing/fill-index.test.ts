import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { writeStories } from '../../../tests/stories.ts';
import { withTestApp } from '../../../tests/test-app.ts';
import { noFilters } from '../search-request.ts';

const testApp = withTestApp();

async function state() {
  const { search } = testApp.context;
  const view = testApp.view('telex');
  const found = await search.find(view, {
    term: 'hidak',
    filters: noFilters,
    sites: [],
    sort: 'relevance',
    from: null,
    to: null,
    page: 1,
    perPage: 10,
  });
  const { items } = await search.autocomplete(view, 'hid', noFilters);
  const { shown, behind } = await search.status();
  return { slugs: found.articles.map((story) => story.slug), items, shown, behind };
}

describe('the search index', () => {
  it('is complete without a fill when every story was indexed on writing', async () => {
    await writeStories(testApp.context);
    expect(await testApp.context.search.fill()).toBe(0);
    const { slugs, behind, shown } = await state();
    expect(slugs).toContain('fabol-epitettek-rezgeserzekelot-a-hidra');
    // Five stories; drafts and posts of a live blog are not searchable.
    expect([shown, behind]).toEqual([5, 0]);
  });

  it('re-indexes stories of another indexer version and counts no label twice', async () => {
    const before = await state();
    await sql`update search_stories set maker = 0`.execute(testApp.database.db);
    expect(await state()).toMatchObject({ shown: 0, behind: 5 });
    await testApp.takeInvalidations();
    const progress: number[] = [];
    expect(await testApp.context.search.fill({ onProgress: (done) => progress.push(done) })).toBe(5);
    expect(progress.at(-1)).toBe(5);
    expect((await testApp.takeInvalidations()).flat()).toContain('search@telex');
    expect(await state()).toEqual(before);
  });

  it('fills an empty index', async () => {
    const before = await state();
    await sql`truncate search_stories, search_labels`.execute(testApp.database.db);
    expect(await testApp.context.search.fill()).toBe(5);
    expect(await state()).toEqual(before);
  });

  it('is rebuilt completely on request', async () => {
    const before = await state();
    expect(await testApp.context.search.fill({ all: true })).toBe(5);
    expect(await state()).toEqual(before);
  });

  it('is filled by one process at a time, and stops between two batches when the server stops', async () => {
    await testApp.database.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(4082155190)`.execute(trx);
      expect(await testApp.context.search.fill()).toBeNull();
    });
    await sql`update search_stories set maker = 0`.execute(testApp.database.db);
    expect(await testApp.context.search.fill({ isStopped: () => true })).toBe(0);
    expect(await testApp.context.search.fill()).toBe(5);
  });

  it('is not written when a story does not change', async () => {
    const rows = () =>
      sql<{ xmin: string }>`select xmin::text, article_id from search_stories order by article_id`.execute(
        testApp.database.db,
      );
    const { rows: before } = await rows();
    const { id = 0 } = (await testApp.context.content.versionOf('otkor-elhallgat-a-basszus')) ?? {};
    await testApp.context.content.correct(id, { text: 'Hatkor volt.' });
    expect((await rows()).rows).toEqual(before);
  });
});
