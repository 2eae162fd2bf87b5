/** The room of front pages: boxes that editors order, filled in one planned step. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Viewpoint } from '#features/content/public.server.ts';
import type { Invalidation } from '#platform/cache/dependency.ts';
import { type FilledFront, type FrontWish, fillFront } from './fill-front.server.ts';
import { mostReadKey } from './front-dependencies.ts';
import type { FrontNeeds } from './front-needs.server.ts';
import { type NewBox, rankings, type SiteRanking, writeBoxes, writeRanking } from './front-queries.server.ts';
import { keepReads } from './kept-reads.server.ts';
import type { UniqueGroup, UniqueItem } from './unique-item.ts';
import { uniqueBySlug, uniqueGroupById, writeUnique, writeUniqueGroup } from './unique-queries.server.ts';

export interface FrontRoom {
  /** A site's boxes in the order of the page; no story stands in two of those that are seen together. */
  front(view: Viewpoint, wish?: FrontWish): Promise<FilledFront>;
  writeBoxes(site: string, boxes: NewBox[], transaction?: Transaction<DB>): Promise<void>;
  /** Takes the sites' rankings of the most read; a page is made again where a place that it shows is another's now. */
  showRankings(given: SiteRanking[], transaction?: Transaction<DB>): Promise<void>;
  unique(slug: string): Promise<UniqueItem | undefined>;
  uniqueGroup(id: number): Promise<UniqueGroup | undefined>;
  /** Adds an item or changes it; one of a group stays in it. */
  writeUnique(item: UniqueItem, transaction?: Transaction<DB>): Promise<void>;
  /** A group with these items and no others. */
  writeUniqueGroup(group: UniqueGroup, transaction?: Transaction<DB>): Promise<void>;
}

export function createFrontRoom(needs: FrontNeeds): FrontRoom {
  const { db, recordInvalidations } = needs;
  const attempt = leavingOut(needs);
  const fillNeeds = { ...needs, reads: keepReads(needs) };
  const inWork = (
    transaction: Transaction<DB> | undefined,
    write: (work: Transaction<DB>) => Promise<void>,
  ): Promise<void> => (transaction ? write(transaction) : db.transaction().execute(write));
  return {
    front: (view, wish = {}) => fillFront(fillNeeds, attempt, view, wish),
    writeBoxes: (site, boxes, transaction) =>
      inWork(transaction, async (work) => {
        await writeBoxes(work, site, boxes);
        await recordInvalidations(work, [{ key: `front:${site}` }]);
      }),
    showRankings: (given, transaction) =>
      inWork(transaction, async (work) => {
        const before = new Map((await rankings(work)).map(({ site, articleIds }) => [site, articleIds]));
        const changed: Invalidation[] = [];
        for (const ranking of given) {
          const place = firstChange(before.get(ranking.site) ?? [], ranking.articleIds);
          if (place === null) continue;
          await writeRanking(work, ranking);
          changed.push({ key: mostReadKey(ranking.site), at: place });
        }
        await recordInvalidations(work, changed);
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
        const groups = [group.id, group.slug].map((name) => ({ key: `unique-group:${name}` }));
        const keys = [...items].map((slug) => ({ key: `unique:${slug}` }));
        await recordInvalidations(work, [...groups, ...keys]);
      }),
  };
}

/** The first place, from 1 on, that is another story's, or nobody's. */
function firstChange(before: number[], now: number[]): number | null {
  const longer = before.length > now.length ? before : now;
  const at = longer.findIndex((_, place) => before[place] !== now[place]);
  return at < 0 ? null : at + 1;
}

/** A box that cannot be made is left out, and the log hears of it once until it can be made again [S17]. */
function leavingOut({ log }: Pick<FrontNeeds, 'log'>) {
  const failing = new Set<string>();
  return async <T>(box: string, make: () => Promise<T> | T): Promise<T | null> => {
    try {
      const made = await make();
      failing.delete(box);
      return made;
    } catch (error) {
      if (!failing.has(box)) log.warn({ err: error, box }, 'a box of a front page is left out');
      failing.add(box);
      return null;
    }
  };
}
