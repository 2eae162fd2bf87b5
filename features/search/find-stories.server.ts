/** Runs a search: finds and ranks stories, counts them and marks the hits. */

import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { plainTextsOf, presentCard } from '#features/content/public.server.ts';
import { domainOf, type Viewpoint } from '#features/sites/public.ts';
import type { Stemmer } from '#platform/hungarian/stemmer.ts';
import { markStory } from './mark-story.ts';
import { rankPartialMatches } from './partial-matches.server.ts';
import { planSearch, type SearchPlan } from './plan-search.ts';
import { maxFound, rankStories, type SearchRange } from './rank-stories.server.ts';
import { foundCards } from './search-queries.server.ts';
import type { FoundStory, PartialMatch, SearchPage, SearchRequest } from './search-request.ts';

type Database = Kysely<DB>;

/** Every publication on a domain invalidates the searches of that domain, because any of them could find it. */
export function searchKey(domain: string): string {
  return `search@${domain}`;
}

export async function findStories(
  db: Database,
  stemmer: Stemmer,
  view: Viewpoint,
  question: SearchRequest,
): Promise<SearchPage> {
  const plan = planSearch(question, view, stemmer);
  const domain = domainOf(view.edition, view.site);
  const { page, perPage, from, to } = question;
  const { ids, total, partial } = await rankWithFallback(
    db,
    plan,
    { paper: domain, from, to },
    page,
    perPage,
  );
  const articles = await presentStories(db, view, ids, plan);
  const totalItems = Math.min(total, maxFound);
  return {
    articles,
    page,
    perPage,
    totalItems,
    totalIsLeast: total > maxFound,
    totalPages: Math.ceil(totalItems / perPage),
    partial,
    dependencies: [{ key: searchKey(domain) }, ...ids.map((id) => ({ key: `article:${id}` }))],
  };
}

/** Falls back to stories with the most of the words when no story has all of them [S09]. */
async function rankWithFallback(
  db: Database,
  plan: SearchPlan | null,
  wanted: SearchRange,
  page: number,
  perPage: number,
): Promise<{ ids: number[]; total: number; partial: PartialMatch | null }> {
  const noResults = { ids: [], total: 0, partial: null };
  if (plan === null) return noResults;
  const all = await rankStories(db, plan, wanted, page, perPage);
  if (all.total > 0) return { ...all, partial: null };
  return (await rankPartialMatches(db, plan, wanted, page, perPage)) ?? noResults;
}

async function presentStories(
  db: Database,
  view: Viewpoint,
  ids: number[],
  plan: SearchPlan | null,
): Promise<FoundStory[]> {
  const { marks = [], phrases = [] } = plan ?? {};
  const isMarked = marks.length + phrases.length > 0;
  const [rows, texts] = await Promise.all([
    foundCards(db, ids, marks),
    isMarked ? plainTextsOf(db, ids) : new Map<number, string>(),
  ]);
  return rows.map((row) => {
    const card = presentCard(view, row);
    const shown = { title: card.title, lead: card.lead, text: texts.get(card.id) ?? '' };
    return { ...card, marks: markStory(shown, new Set(row.places), phrases) };
  });
}
