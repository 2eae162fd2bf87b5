/** Stories around a list: the highlight block above it and the recommendations in the sidebar. */

import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { presentCard } from '#features/content/public.server.ts';
import type { StoryCard } from '#features/content/public.ts';
import { domainOf, type Viewpoint } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { highlightedList, type PageLabel } from './highlighted-list.ts';
import { highlightsOf, nameIn } from './list-names.ts';
import { importantThenMostRead, newestOfAny, type PickedRow } from './newest-entries-queries.server.ts';

export interface PickedStories {
  stories: StoryCard[];
  dependencies: Dependency[];
}

/** Number of stories in a highlight block, never more and never fewer [LIST-22]. */
const blockSize = 4;
/** Lists of at most this many stories have no highlights [LIST-22]. */
const storiesWithoutHighlights = 10;
/** Important stories more than a month older than the list's newest are not shown. */
const importantForDays = 30;
/** Newest stories of a list among which the most read are determined: a hundred thousand would take too long. */
const mostReadSample = 300;
/** Interval at which reads are summed; the most read do not change in between. */
const readsUpdateMs = 3_600_000;

export interface Highlights extends PickedStories {
  /** Milliseconds after which the most read stories may change; null when reads do not matter. */
  freshForMs: number | null;
}

/**
 * The highlights of a list: stories that editors marked as important, newest first, then the most read of 30 days;
 * four, or none when there are fewer or the list is short [LIST-22] [LIST-23] (decision 27).
 */
export async function highlightsIn(db: Kysely<DB>, view: Viewpoint, list: string): Promise<Highlights> {
  const important = highlightsOf(list);
  const rows = await importantThenMostRead(db, important, list, {
    count: blockSize,
    days: importantForDays,
    among: mostReadSample,
    ofMoreThan: storiesWithoutHighlights,
  });
  const isFull = rows.length === blockSize;
  const areAllImportant = isFull && rows.every((row) => row.list === important);
  return {
    stories: isFull ? rows.map(({ card }) => presentCard(view, card)) : [],
    dependencies: [{ key: list }, { key: important }, ...articlesOf(rows)],
    freshForMs: areAllImportant ? null : readsUpdateMs,
  };
}

/** The highlights on the page of a section or a tag; none when its page does not show them. */
export async function highlightsOfLabel(
  db: Kysely<DB>,
  view: Viewpoint,
  label: PageLabel,
): Promise<Highlights> {
  const list = highlightedList(view, label);
  return list === null ? { stories: [], dependencies: [], freshForMs: null } : highlightsIn(db, view, list);
}

/**
 * The editors' recommendations on this domain, newest first, without `except`. Not filled up with the latest stories:
 * otherwise every publication would invalidate every list page.
 */
export async function recommendedStories(
  db: Kysely<DB>,
  view: Viewpoint,
  count: number,
  except: number[],
): Promise<PickedStories> {
  const domain = domainOf(view.edition, view.site);
  const chosen = ['flag:favorite', 'flag:legfontosabb'].map((part) =>
    nameIn(part, { of: 'paper', paper: domain }),
  );
  const rows = await newestOfAny(db, chosen, count, except);
  const oldest = rows.length === count ? oldestOf(rows, ...chosen) : null;
  return {
    stories: rows.map(({ card }) => presentCard(view, card)),
    dependencies: [
      ...chosen.map((key) => (oldest === null ? { key } : { key, from: oldest })),
      ...articlesOf(rows),
    ],
  };
}

function oldestOf(rows: PickedRow[], ...lists: string[]): number | null {
  const times = rows.filter((row) => lists.includes(row.list)).map(publishedAt);
  return times.length === 0 ? null : Math.min(...times);
}

function publishedAt({ card }: PickedRow): number {
  return Math.floor(card.pub_date.getTime() / 1000);
}

function articlesOf(rows: PickedRow[]): Dependency[] {
  return rows.map(({ card }) => ({ key: `article:${card.id}` }));
}
