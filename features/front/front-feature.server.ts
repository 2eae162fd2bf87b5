/** The front feature: boxes that editors order, filled in one step. */

import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Viewpoint } from '#features/sites/public.ts';
import type { Invalidation } from '#platform/cache/dependency.ts';
import { inTransaction } from '#platform/db/in-transaction.server.ts';
import type { BoxEntry } from './boxes/box-file.ts';
import { createCachedReads } from './fill/cached-reads.server.ts';
import { type FilledFront, type FrontRequest, fillFront } from './fill/fill-front.server.ts';
import { mostReadKey } from './front-dependencies.ts';
import type { FrontNeeds } from './front-needs.server.ts';
import {
  type NewBox,
  readRankings,
  type SiteRanking,
  writeBoxes,
  writeRanking,
  writtenBoxesOf,
} from './front-queries.server.ts';
import type { UniqueGroup, UniqueItem } from './unique-item.ts';
import { uniqueBySlug, uniqueGroupById, writeUnique, writeUniqueGroup } from './unique-queries.server.ts';

export interface FrontFeature {
  /** A site's boxes in the order of the page; no story is in two boxes that are visible together. */
  front(view: Viewpoint, request?: FrontRequest): Promise<FilledFront>;
  /** Ids of the site’s most read stories, in order. */
  mostRead(site: string): Promise<number[]>;
  /** A site's boxes as the newsroom wrote them. */
  boxes(site: string): Promise<BoxEntry[]>;
  writeBoxes(site: string, boxes: NewBox[], transaction?: Transaction<DB>): Promise<void>;
  /** Stores the sites' rankings of the most read; a page is invalidated when a rank that it shows changes. */
  writeRankings(newRankings: SiteRanking[], transaction?: Transaction<DB>): Promise<void>;
  unique(slug: string): Promise<UniqueItem | undefined>;
  uniqueGroup(id: number): Promise<UniqueGroup | undefined>;
  /** Adds or changes an item; an item of a group stays in it. */
  writeUnique(item: UniqueItem, transaction?: Transaction<DB>): Promise<void>;
  /** Replaces a group and its items. */
  writeUniqueGroup(group: UniqueGroup, transaction?: Transaction<DB>): Promise<void>;
}

export function createFrontFeature(needs: FrontNeeds): FrontFeature {
  const { db, recordInvalidations } = needs;
  const attempt = createAttempt(needs);
  const fillNeeds = { ...needs, reads: createCachedReads(needs) };
  return {
    front: (view, request = {}) => fillFront(fillNeeds, attempt, view, request),
    mostRead: async (site) =>
      (await readRankings(db)).find((ranking) => ranking.site === site)?.articleIds ?? [],
    boxes: (site) => writtenBoxesOf(db, site),
    writeBoxes: (site, boxes, transaction) =>
      inTransaction(db, transaction, async (trx) => {
        await writeBoxes(trx, site, boxes);
        await recordInvalidations(trx, [{ key: `front:${site}` }]);
      }),
    writeRankings: (newRankings, transaction) =>
      inTransaction(db, transaction, async (trx) => {
        const before = new Map((await readRankings(trx)).map(({ site, articleIds }) => [site, articleIds]));
        const changed: Invalidation[] = [];
        for (const ranking of newRankings) {
          const place = firstChange(before.get(ranking.site) ?? [], ranking.articleIds);
          if (place === null) continue;
          await writeRanking(trx, ranking);
          changed.push({ key: mostReadKey(ranking.site), at: place });
        }
        await recordInvalidations(trx, changed);
      }),
    unique: (slug) => uniqueBySlug(db, slug),
    uniqueGroup: (id) => uniqueGroupById(db, id),
    writeUnique: (item, transaction) =>
      inTransaction(db, transaction, async (trx) => {
        await writeUnique(trx, item);
        await recordInvalidations(trx, [{ key: `unique:${item.slug}` }]);
      }),
    writeUniqueGroup: (group, transaction) =>
      inTransaction(db, transaction, async (trx) => {
        const before = await writeUniqueGroup(trx, group);
        const items = new Set([...before, ...group.uniques.map(({ slug }) => slug)]);
        const groups = [group.id, group.slug].map((name) => ({ key: `unique-group:${name}` }));
        const keys = [...items].map((slug) => ({ key: `unique:${slug}` }));
        await recordInvalidations(trx, [...groups, ...keys]);
      }),
  };
}

/** The first rank, counted from 1, that differs; null when there is none. */
function firstChange(before: number[], now: number[]): number | null {
  const longer = before.length > now.length ? before : now;
  const at = longer.findIndex((_, place) => before[place] !== now[place]);
  return at < 0 ? null : at + 1;
}

/** Leaves out a box that fails, and logs it once until it works again [S17]. */
function createAttempt({ log }: Pick<FrontNeeds, 'log'>) {
  const failing = new Set<string>();
  return async <T>(box: string, create: () => Promise<T> | T): Promise<T | null> => {
    try {
      const result = await create();
      failing.delete(box);
      return result;
    } catch (error) {
      if (!failing.has(box)) log.warn({ err: error, box }, 'a box of a front page is left out');
      failing.add(box);
      return null;
    }
  };
}
