/** The room of front pages: boxes that editors order, filled in one planned step. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Viewpoint } from '#features/content/public.server.ts';
import type { StoryCard } from '#features/content/public.ts';
import type { Dependency, Invalidation } from '#platform/cache/dependency.ts';
import { type BoxRow, boxesOf, type NewBox, writeBoxes } from './front-queries.server.ts';
import { type BoxKind, planFront } from './plan-front.ts';
import type { UniqueGroup, UniqueItem } from './unique-item.ts';
import { uniqueBySlug, uniqueGroupById, writeUnique, writeUniqueGroup } from './unique-queries.server.ts';

export interface FilledBox {
  slug: string;
  kind: BoxKind;
  position: number;
  title: string;
  list: string | null;
  stories: StoryCard[];
}

export interface FrontRoom {
  front(view: Viewpoint): Promise<{ boxes: FilledBox[]; dependencies: Dependency[] }>;
  writeBoxes(site: string, boxes: NewBox[], transaction?: Transaction<DB>): Promise<void>;
  unique(slug: string): Promise<UniqueItem | undefined>;
  uniqueGroup(id: number): Promise<UniqueGroup | undefined>;
  /** Adds an item or changes it; one of a group stays in it. */
  writeUnique(item: UniqueItem, transaction?: Transaction<DB>): Promise<void>;
  /** A group with these items and no others. */
  writeUniqueGroup(group: UniqueGroup, transaction?: Transaction<DB>): Promise<void>;
}

export interface FrontNeeds {
  db: Kysely<DB>;
  cards(view: Viewpoint, ids: number[]): Promise<StoryCard[]>;
  recordInvalidations(db: Kysely<DB>, entries: Invalidation[]): Promise<void>;
}

/** More than the stories that boxes above a list box can take from its list's head on any real page. */
const spareCandidates = 24;

export function createFrontRoom({ db, cards, recordInvalidations }: FrontNeeds): FrontRoom {
  const inWork = (
    transaction: Transaction<DB> | undefined,
    write: (work: Transaction<DB>) => Promise<void>,
  ): Promise<void> => (transaction ? write(transaction) : db.transaction().execute(write));
  return {
    async front(view) {
      const rows = await boxesOf(db, view.site.slug, spareCandidates);
      const plan = planFront(rows.map(toFill));
      const found = await cards(view, [...new Set(plan.flat())]);
      const byId = new Map(found.map((card) => [card.id, card]));
      const boxes = rows.map((row, at) => ({
        slug: row.slug,
        kind: row.kind,
        position: row.position,
        title: row.title,
        list: row.list,
        stories: (plan[at] ?? []).flatMap((id) => byId.get(id) ?? []),
      }));
      return {
        boxes: boxes.filter((box) => box.stories.length > 0),
        dependencies: [
          { key: `front:${view.site.slug}` },
          ...rows.flatMap((row, at) => dependenciesOf(row, plan[at] ?? [])),
        ],
      };
    },
    writeBoxes: (site, boxes, transaction) =>
      inWork(transaction, async (work) => {
        await writeBoxes(work, site, boxes);
        await recordInvalidations(work, [{ key: `front:${site}` }]);
      }),
    unique: (slug) => uniqueBySlug(db, slug),
    uniqueGroup: (id) => uniqueGroupById(db, id),
    writeUnique: (item, transaction) =>
      inWork(transaction, async (work) => {
        await writeUnique(work, item);
        await recordInvalidations(work, [{ key: `unique:${item.slug}` }]);
      }),
    writeUniqueGroup: (group, transaction) =>
      inWork(transaction, async (work) => {
        const before = await writeUniqueGroup(work, group);
        const items = new Set([...before, ...group.uniques.map(({ slug }) => slug)]);
        const keys = [...items].map((slug) => ({ key: `unique:${slug}` }));
        await recordInvalidations(work, [{ key: `unique-group:${group.id}` }, ...keys]);
      }),
  };
}

function toFill(row: BoxRow) {
  return {
    kind: row.kind,
    size: row.size,
    chosen: row.items.filter((item) => item.isPublic).map((item) => item.id),
    candidates: row.candidates.map((candidate) => candidate.id),
  };
}

/**
 * What a box shows, the hidden stories an editor put into it, and of its list the stretch down to the oldest story
 * shown: what is published below that changes nothing here.
 */
function dependenciesOf(row: BoxRow, shown: number[]): Dependency[] {
  const named = [...new Set([...row.items.map((item) => item.id), ...shown])].map((id) => ({
    key: `article:${id}`,
  }));
  if (row.list === null) return named;
  const times = row.candidates.filter((one) => shown.includes(one.id)).map((one) => one.at);
  const full = shown.length >= row.size && times.length > 0;
  return [...named, full ? { key: row.list, from: Math.min(...times) } : { key: row.list }];
}
