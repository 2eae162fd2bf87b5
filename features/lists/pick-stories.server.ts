/** Stories beside a list: the block above it and the recommendations in the sidebar. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { presentCard, type Viewpoint } from '#features/content/public.server.ts';
import type { StoryCard } from '#features/content/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { importantThenNewest, newestOfAny, type PickedRow } from './head-queries.server.ts';
import { highlightsOf, nameIn, paperOf } from './list-names.ts';

export interface PickedStories {
  stories: StoryCard[];
  dependencies: Dependency[];
}

/** How many stories a highlight block has, never more and never fewer [LIST-22]. */
const blockSize = 4;
/** Beside a list's newest story, what was important a month before is not news. */
const importantForDays = 30;

/**
 * What stands above a list: its stories that editors found important, newest first, and after them its newest; four of
 * them, or none when the list has not as many [LIST-23].
 */
export async function highlightsIn(db: Kysely<DB>, view: Viewpoint, list: string): Promise<PickedStories> {
  const important = highlightsOf(list);
  const rows = await importantThenNewest(db, important, list, blockSize, importantForDays);
  if (rows.length < blockSize) return { stories: [], dependencies: [{ key: important }, { key: list }] };
  const oldest = oldestOf(rows, list);
  return {
    stories: rows.map(({ card }) => presentCard(view, card)),
    dependencies: [
      // How far back is looked for important ones depends on the list's newest story.
      oldest === null ? { key: list, from: newestOf(rows) } : { key: list, from: oldest },
      { key: important },
      ...articlesOf(rows),
    ],
  };
}

/**
 * What editors recommend on this paper, newest first; none of `except`. Not filled up with the latest: every list page
 * would then have to be made again at every publication.
 */
export async function recommendedBeside(
  db: Kysely<DB>,
  view: Viewpoint,
  count: number,
  except: number[],
): Promise<PickedStories> {
  const paper = paperOf(view.edition, view.site);
  const chosen = ['flag:favorite', 'flag:legfontosabb'].map((part) => nameIn(part, { of: 'paper', paper }));
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

function newestOf(rows: PickedRow[]): number {
  return Math.max(...rows.map(publishedAt));
}

function publishedAt({ card }: PickedRow): number {
  return Math.floor(card.pub_date.getTime() / 1000);
}

function articlesOf(rows: PickedRow[]): Dependency[] {
  return rows.map(({ card }) => ({ key: `article:${card.id}` }));
}
