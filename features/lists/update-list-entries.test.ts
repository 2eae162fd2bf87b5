import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Edition, Section } from '#features/sites/public.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import { fixedClock } from '#platform/time/clock.ts';
import { save } from '../../tests/stories.ts';
import { withTestApp } from '../../tests/test-app.ts';
import { recountLists } from './list-entries-queries.server.ts';
import { createListsFeature } from './lists-feature.server.ts';

const testApp = withTestApp();

/** The feature as in a process started with another edition. */
function featureWith(sections: Section[]) {
  const edition: Edition = { ...testApp.context.edition, sections, landings: [] };
  return createListsFeature({
    db: testApp.database.db,
    edition,
    clock: fixedClock('2026-11-21T08:00:00+01:00'),
    recordInvalidations,
    plan: () => [],
  });
}

function sectionOf(search: { superTags?: string[]; tags?: string[]; withoutTags?: string[] }): Section {
  const [any] = testApp.context.edition.sections;
  if (!any) throw new Error('the edition has no section');
  const whole = {
    superTags: [],
    tags: [],
    authors: [],
    flags: [],
    withoutTags: [],
    sites: 'domain' as const,
  };
  const props = { search: { ...whole, ...search }, perPage: 10 };
  return { ...any, sites: ['telex'], allowed: {}, components: [{ factory: 'article-list', props }] };
}

async function counts() {
  const found = await sql<{ list: string; span: string; start: string; stories: number }>`
    select * from list_counts order by list, span, start`.execute(testApp.database.db);
  return found.rows;
}

async function slugsOn(list: string): Promise<string[]> {
  const found = await sql<{ slug: string }>`
    select a.slug from list_entries e join articles a on a.id = e.article_id where e.list = ${list}
    order by e.pub_date desc, e.article_id desc`.execute(testApp.database.db);
  return found.rows.map((row) => row.slug);
}

let sections: Map<string, number>;
let tags: Map<string, number>;
beforeAll(async () => {
  const { content } = testApp.context;
  sections = await content.ensureSuperTags([{ slug: 'tura', name: 'Túra', site: 'telex' }]);
  tags = await content.ensureTags(['konnyu', 'hirek', 'erdo'].map((slug) => ({ slug, name: slug })));
  const given = [
    ['mecsek', ['konnyu', 'erdo']],
    ['matra', ['konnyu']],
    ['hir', ['konnyu', 'hirek']],
    ['bakony', []],
  ] as const;
  for (const [at, [slug, labels]] of given.entries())
    await save(testApp.context, {
      slug,
      title: slug,
      mainSuperTagId: sections.get('tura') ?? null,
      tagIds: labels.map((tag) => tags.get(tag) ?? 0),
      pubDate: new Date(Date.UTC(2026, 9, 1 + at)),
    });
});

describe('the counts of lists', () => {
  it('equal a recount after stories were saved, moved, withdrawn and published', async () => {
    const id = await save(testApp.context, {
      slug: 'jaro',
      title: 'Járó',
      tagIds: [tags.get('erdo') ?? 0],
      pubDate: new Date('2026-09-30T23:59:59Z'),
    });
    for (const act of [
      () =>
        save(testApp.context, { id, slug: 'jaro', title: 'Járó', pubDate: new Date('2026-10-01T00:00:00Z') }),
      () => testApp.context.content.withdraw(id),
      () => testApp.context.content.publish(id),
      () => testApp.context.content.setSectionActive('tura', false),
      () => testApp.context.content.setSectionActive('tura', true),
      () => testApp.context.content.withdraw(id),
    ]) {
      await act();
      const updated = await counts();
      await recountLists(testApp.database.db);
      expect(updated).toEqual(await counts());
    }
  });

  it('are by year only for tags and authors', async () => {
    const spans = new Map<string, Set<string>>();
    for (const { list, span } of await counts()) spans.set(list, (spans.get(list) ?? new Set()).add(span));
    expect([...(spans.get('tag:konnyu') ?? [])]).toEqual(['year']);
    expect([...(spans.get('section:tura@telex') ?? [])]).toEqual(['day', 'month', 'year']);
  });

  it('stay right when several transactions publish into the same lists at once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 16 }, (_, at) =>
        save(testApp.context, {
          slug: `egyszerre-${at}`,
          title: 'Egyszerre',
          tagIds: [...tags.values()],
          mainSuperTagId: sections.get('tura') ?? null,
        }),
      ),
    );
    await Promise.all(ids.map((id) => testApp.context.content.withdraw(id)));
    const updated = await counts();
    await recountLists(testApp.database.db);
    expect(updated).toEqual(await counts());
  });
});

describe('a list that an edition did not have before', () => {
  const easy = () => sectionOf({ superTags: ['tura'], tags: ['konnyu'], withoutTags: ['hirek'] });
  const name = 'search:section:tura&tag:konnyu&-tag:hirek@telex';

  it('is filled at start from the stories that can match, and all pages are invalidated [LIST-15]', async () => {
    await testApp.context.lists.fill();
    expect(await slugsOn(name)).toEqual([]);
    await testApp.takeInvalidations();
    const feature = featureWith([...testApp.context.edition.sections, easy()]);
    const progress: number[] = [];
    // The three with the tag: fewer than the section has.
    expect(await feature.fill((done) => progress.push(done))).toBe(3);
    expect(progress).toEqual([3]);
    expect(await slugsOn(name)).toEqual(['matra', 'mecsek']);
    expect(await testApp.takeInvalidations()).toEqual([['*']]);
    const { articles, totalItems } = await feature.page(testApp.view('telex'), name, 1, 10);
    expect([articles.map((card) => card.slug), totalItems]).toEqual([['matra', 'mecsek'], 2]);
  });

  it('is not filled twice', async () => {
    const feature = featureWith([...testApp.context.edition.sections, easy()]);
    expect(await feature.fill()).toBe(0);
    expect(await testApp.takeInvalidations()).toEqual([]);
  });

  it('is filled again when it returns, because it was not maintained in between', async () => {
    await featureWith(testApp.context.edition.sections).fill();
    const feature = featureWith([...testApp.context.edition.sections, easy()]);
    expect(await feature.fill()).toBe(3);
  });
});

describe('a database from before lists of domains existed', () => {
  it('is filled from all stories at start', async () => {
    await sql`delete from list_definitions`.execute(testApp.database.db);
    await sql`delete from list_entries where list like '%@%'`.execute(testApp.database.db);
    await recountLists(testApp.database.db);
    expect(await testApp.context.lists.fill()).toBeGreaterThan(3);
    expect(await slugsOn('section:tura@telex')).toEqual(['bakony', 'hir', 'matra', 'mecsek']);
    const updated = await counts();
    await recountLists(testApp.database.db);
    expect(updated).toEqual(await counts());
  });
});
