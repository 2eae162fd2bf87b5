/** The search feature: finds stories, suggests search terms, and updates the index. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { idsOf, presentCard, type StoriesChanged } from '#features/content/public.server.ts';
import type { StoryCard } from '#features/content/public.ts';
import { domainOf, type Edition, type Viewpoint } from '#features/sites/public.ts';
import type { Dependency, Invalidation } from '#platform/cache/dependency.ts';
import type { Stemmer } from '#platform/hungarian/stemmer.ts';
import type { Log } from '#platform/log/log.server.ts';
import { findStories, searchKey } from './find-stories.server.ts';
import { type FillOptions, fillIndex } from './indexing/fill-index.server.ts';
import { createIndexFlusher } from './indexing/index-flusher.server.ts';
import { countIndexed } from './indexing/index-queries.server.ts';
import { indexerVersion, indexStories } from './indexing/index-stories.server.ts';
import { planTypeahead } from './plan-search.ts';
import { newestMatches } from './rank-stories.server.ts';
import { foundCards } from './search-queries.server.ts';
import type { SearchFilters, SearchPage, SearchRequest, Suggestion } from './search-request.ts';
import { maxSuggestions, suggest } from './suggest.server.ts';

type Database = Kysely<DB>;

export interface SearchNeeds {
  db: Database;
  log: Log;
  edition: Edition;
  /** Loaded on the first call; always returns the same instance. */
  stemmer(): Promise<Stemmer>;
  recordInvalidations(db: Database, entries: Invalidation[]): Promise<void>;
}

export interface SearchFeature {
  find(view: Viewpoint, question: SearchRequest): Promise<SearchPage>;
  /** Suggestions for this input, group by group; none for empty input [SRCH-06]. */
  autocomplete(
    view: Viewpoint,
    term: string,
    filters: SearchFilters,
  ): Promise<{ items: Suggestion[]; dependencies: Dependency[] }>;
  /** The newest stories whose titles have words that begin so. */
  typeahead(
    view: Viewpoint,
    term: string,
    limit: number,
  ): Promise<{ articles: StoryCard[]; dependencies: Dependency[] }>;
  /** The projection of changed stories: indexes, shows or hides them. */
  projectStories(trx: Transaction<DB>, event: StoriesChanged): Promise<Invalidation[]>;
  /** Indexes missing and outdated stories; null when another process is doing so. */
  fill(filling?: FillOptions): Promise<number | null>;
  /** The dictionary in use, the number of indexed stories, and of stories that are missing or outdated. */
  status(): Promise<{ source: string; shown: number; behind: number }>;
  /** The stemmer that the index uses. */
  stemmer(): Promise<Stemmer>;
  /** Resolves when no index maintenance is running in the database. */
  whenIdle(): Promise<void>;
}

export function createSearchFeature(needs: SearchNeeds): SearchFeature {
  const { db, edition, stemmer } = needs;
  const flusher = createIndexFlusher(needs);
  const indexNeeds = { ...needs, scheduleFlush: flusher.schedule };

  async function titles(view: Viewpoint, typed: string, count: number): Promise<StoryCard[]> {
    const words = planTypeahead(typed, await stemmer());
    if (words.length === 0) return [];
    const range = { paper: domainOf(edition, view.site), from: null, to: null };
    const rows = await foundCards(db, await newestMatches(db, words, range, count), []);
    return rows.map((row) => presentCard(view, row));
  }

  return {
    find: async (view, question) => findStories(db, await stemmer(), view, question),
    async autocomplete(view, term, filters) {
      const domain = domainOf(edition, view.site);
      const found = titles(view, term, maxSuggestions.each);
      return {
        items: await suggest(db, domain, term, filters, found),
        dependencies: dependenciesOf(domain, await found),
      };
    },
    async typeahead(view, term, limit) {
      const articles = await titles(view, term, limit);
      return { articles, dependencies: dependenciesOf(domainOf(edition, view.site), articles) };
    },
    async projectStories(trx, event) {
      const domains = await indexStories(indexNeeds, trx, idsOf(event), event.change);
      return domains.map((domain) => ({ key: searchKey(domain) }));
    },
    fill: (filling) => fillIndex(indexNeeds, filling),
    async status() {
      const { source } = await stemmer();
      return { source, ...(await countIndexed(db, indexerVersion(edition, await stemmer()))) };
    },
    stemmer,
    whenIdle: flusher.whenIdle,
  };
}

function dependenciesOf(domain: string, stories: StoryCard[]): Dependency[] {
  return [{ key: searchKey(domain) }, ...stories.map((story) => ({ key: `article:${story.id}` }))];
}
