import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Edition, Section } from '#features/sites/public.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import { fixedClock } from '#platform/time/clock.ts';
import { withHouse } from '../../tests/house.ts';
import { save } from '../../tests/stories.ts';
import { createListsRoom } from './lists-room.server.ts';
import { recountLists } from './placing-queries.server.ts';

const paper = withHouse();

/** The room as a process has it that was started with another edition. */
function roomWith(sections: Section[]) {
  const edition: Edition = { ...paper.house.edition, sections, landings: [] };
  return createListsRoom({
    db: paper.database.db,
    edition,
    clock: fixedClock('2026-11-21T08:00:00+01:00'),
    recordInvalidations,
    plan: () => [],
    cards: async () => [],
  });
}

function sectionOf(search: { superTags?: string[]; tags?: string[]; withoutTags?: string[] }): Section {
  const [any] = paper.house.edition.sections;
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
    select * from list_counts order by list, span, start`.execute(paper.database.db);
  return found.rows;
}

async function slugsOn(list: string): Promise<string[]> {
  const found = await sql<{ slug: string }>`
    select a.slug from list_entries e join articles a on a.id = e.article_id where e.list = ${list}
    order by e.pub_date desc, e.article_id desc`.execute(paper.database.db);
  return found.rows.map((row) => row.slug);
}

let sections: Map<string, number>;
let tags: Map<string, number>;
beforeAll(async () => {
  const { content } = paper.house;
  sections = await content.ensureSuperTags([{ slug: 'tura', name: 'Túra', site: 'telex' }]);
  tags = await content.ensureTags(['konnyu', 'hirek', 'erdo'].map((slug) => ({ slug, name: slug })));
  const given = [
    ['mecsek', ['konnyu', 'erdo']],
    ['matra', ['konnyu']],
    ['hir', ['konnyu', 'hirek']],
    ['bakony', []],
  ] as const;
  for (const [at, [slug, labels]] of given.entries())
    await save(paper.house, {
      slug,
      title: slug,
      mainSuperTagId: sections.get('tura') ?? null,
      tagIds: labels.map((tag) => tags.get(tag) ?? 0),
      pubDate: new Date(Date.UTC(2026, 9, 1 + at)),
    });
});

describe('the counts of lists', () => {
  it('are what counting would give, whatever is saved, moved, withdrawn and published', async () => {
    const id = await save(paper.house, {
      slug: 'jaro',
      title: 'Járó',
      tagIds: [tags.get('erdo') ?? 0],
      pubDate: new Date('2026-09-30T23:59:59Z'),
    });
    for (const act of [
      () => save(paper.house, { id, slug: 'jaro', title: 'Járó', pubDate: new Date('2026-10-01T00:00:00Z') }),
      () => paper.house.content.withdraw(id),
      () => paper.house.content.publish(id),
      () => paper.house.content.setSectionActive('tura', false),
      () => paper.house.content.setSectionActive('tura', true),
      () => paper.house.content.withdraw(id),
    ]) {
      await act();
      const kept = await counts();
      await recountLists(paper.database.db);
      expect(kept).toEqual(await counts());
    }
  });

  it('are of years only where a list belongs to a tag or an author', async () => {
    const spans = new Map<string, Set<string>>();
    for (const { list, span } of await counts()) spans.set(list, (spans.get(list) ?? new Set()).add(span));
    expect([...(spans.get('tag:konnyu') ?? [])]).toEqual(['year']);
    expect([...(spans.get('section:tura@telex') ?? [])]).toEqual(['day', 'month', 'year']);
  });

  it('stay right when many hands publish into the same lists at once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 16 }, (_, at) =>
        save(paper.house, {
          slug: `egyszerre-${at}`,
          title: 'Egyszerre',
          tagIds: [...tags.values()],
          mainSuperTagId: sections.get('tura') ?? null,
        }),
      ),
    );
    await Promise.all(ids.map((id) => paper.house.content.withdraw(id)));
    const kept = await counts();
    await recountLists(paper.database.db);
    expect(kept).toEqual(await counts());
  });
});

describe('a list that an edition did not have before', () => {
  const easy = () => sectionOf({ superTags: ['tura'], tags: ['konnyu'], withoutTags: ['hirek'] });
  const name = 'search:section:tura&tag:konnyu&-tag:hirek@telex';

  it('is filled when the paper starts, from the stories that can stand in it, and every page is told [LIST-15]', async () => {
    await paper.house.lists.fill();
    expect(await slugsOn(name)).toEqual([]);
    await paper.takeInvalidations();
    const room = roomWith([...paper.house.edition.sections, easy()]);
    const seen: number[] = [];
    // The three with the tag: fewer than the section has.
    expect(await room.fill((done) => seen.push(done))).toBe(3);
    expect(seen).toEqual([3]);
    expect(await slugsOn(name)).toEqual(['matra', 'mecsek']);
    expect(await paper.takeInvalidations()).toEqual([['*']]);
    const { articles, totalItems } = await room.page(paper.view('telex'), name, 1, 10);
    expect([articles.map((card) => card.slug), totalItems]).toEqual([['matra', 'mecsek'], 2]);
  });

  it('is not filled twice', async () => {
    const room = roomWith([...paper.house.edition.sections, easy()]);
    expect(await room.fill()).toBe(0);
    expect(await paper.takeInvalidations()).toEqual([]);
  });

  it('is filled again when it comes back, for nobody kept it meanwhile', async () => {
    await roomWith(paper.house.edition.sections).fill();
    const room = roomWith([...paper.house.edition.sections, easy()]);
    expect(await room.fill()).toBe(3);
  });
});

describe('a database from before lists were kept for domains', () => {
  it('is filled from all stories when the paper starts', async () => {
    await sql`delete from list_definitions`.execute(paper.database.db);
    await sql`delete from list_entries where list like '%@%'`.execute(paper.database.db);
    await recountLists(paper.database.db);
    expect(await paper.house.lists.fill()).toBeGreaterThan(3);
    expect(await slugsOn('section:tura@telex')).toEqual(['bakony', 'hir', 'matra', 'mecsek']);
    const kept = await counts();
    await recountLists(paper.database.db);
    expect(kept).toEqual(await counts());
  });
});
