/** The room of search: finds stories, offers what can be looked for, keeps the index true. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { presentCard, type Viewpoint } from '#features/content/public.server.ts';
import type { StoryCard } from '#features/content/public.ts';
import type { Edition } from '#features/sites/public.ts';
import type { Dependency, Invalidation } from '#platform/cache/dependency.ts';
import type { Stemmer } from '#platform/hungarian/stemmer.ts';
import type { Log } from '#platform/log/log.server.ts';
import { type Filling, fillIndex } from './fill-index.server.ts';
import { findStories, searchKey } from './find-stories.server.ts';
import { countIndexed } from './index-queries.server.ts';
import { indexStories, makerOf, paperOf } from './index-stories.server.ts';
import { planTypeahead } from './plan-search.ts';
import { newestFound } from './rank-stories.server.ts';
import { foundCards } from './search-queries.server.ts';
import type { SearchFilters, SearchPage, SearchQuestion, Suggestion } from './search-question.ts';
import { settling } from './settle-soon.server.ts';
import { mostSuggestions, suggest } from './suggest.server.ts';

type Database = Kysely<DB>;

export interface SearchNeeds {
  db: Database;
  log: Log;
  edition: Edition;
  /** Loaded when first asked for: it costs half a second and tens of megabytes. */
  stemmer(): Promise<Stemmer>;
  recordInvalidations(db: Database, entries: Invalidation[]): Promise<void>;
}

export interface SearchRoom {
  find(view: Viewpoint, question: SearchQuestion): Promise<SearchPage>;
  /** What a tag input offers for these letters, group by group; nothing for none [SRCH-06]. */
  autocomplete(
    view: Viewpoint,
    term: string,
    filters: SearchFilters,
  ): Promise<{ items: Suggestion[]; dependencies: Dependency[] }>;
  /** The newest stories in whose titles these words begin. */
  typeahead(
    view: Viewpoint,
    term: string,
    limit: number,
  ): Promise<{ articles: StoryCard[]; dependencies: Dependency[] }>;
  /** To be called in the transaction of every change; returns the keys of what was found otherwise before. */
  indexStories(work: Transaction<DB>, ids: number[], change: 'text' | 'state'): Promise<string[]>;
  /** Takes apart what the index does not hold yet; null when another process is at it. */
  fill(filling?: Filling): Promise<number | null>;
  /** The dictionary in use, stories in the index, and stories it does not hold or holds by other rules. */
  status(): Promise<{ source: string; shown: number; behind: number }>;
  /** Words as they are indexed. */
  stemmer(): Promise<Stemmer>;
  /** Once nothing goes on in the database that nobody waits for. */
  settled(): Promise<void>;
}

export function createSearchRoom(needs: SearchNeeds): SearchRoom {
  const { db, edition } = needs;
  let loading: Promise<Stemmer> | undefined;
  const stemmer = (): Promise<Stemmer> => {
    loading ??= needs.stemmer();
    return loading;
  };
  const settle = settling(needs);
  const own = { ...needs, stemmer, settleSoon: settle.soon };

  async function titles(view: Viewpoint, typed: string, count: number): Promise<StoryCard[]> {
    const words = planTypeahead(typed, await stemmer());
    if (words.length === 0) return [];
    const wanted = { paper: paperOf(edition, view.site.slug), from: null, to: null };
    const rows = await foundCards(db, await newestFound(db, words, wanted, count), []);
    return rows.map((row) => presentCard(view, row));
  }

  return {
    find: async (view, question) => findStories(db, await stemmer(), view, question),
    async autocomplete(view, term, filters) {
      const paper = paperOf(edition, view.site.slug);
      const found = titles(view, term, mostSuggestions.each);
      return {
        items: await suggest(db, paper, term, filters, found),
        dependencies: dependenciesOf(paper, await found),
      };
    },
    async typeahead(view, term, limit) {
      const articles = await titles(view, term, limit);
      return { articles, dependencies: dependenciesOf(paperOf(edition, view.site.slug), articles) };
    },
    indexStories: async (work, ids, change) => (await indexStories(own, work, ids, change)).map(searchKey),
    fill: (filling) => fillIndex(own, filling),
    async status() {
      const { source } = await stemmer();
      return { source, ...(await countIndexed(db, makerOf(edition, await stemmer()))) };
    },
    stemmer,
    settled: settle.done,
  };
}

function dependenciesOf(paper: string, stories: StoryCard[]): Dependency[] {
  return [{ key: searchKey(paper) }, ...stories.map((story) => ({ key: `article:${story.id}` }))];
}
