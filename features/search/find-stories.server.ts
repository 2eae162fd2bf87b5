/** Runs a search: finds and ranks stories, counts them and marks the hits. */

import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { plainTextsOf, presentCard } from '#features/content/public.server.ts';
import { domainOf, type Viewpoint } from '#features/sites/public.ts';
import type { Stemmer } from '#platform/hungarian/stemmer.ts';
import { tagsOf } from './labels/label-queries.server.ts';
import { rankPartialMatches } from './partial-matches.server.ts';
import { derivedWords, planSearch, type SearchPlan } from './plan-search.ts';
import { maxFound, rankStories, type SearchRange } from './rank-stories.server.ts';
import { foundCards } from './search-queries.server.ts';
import type { Correction, FoundStory, PartialMatch, SearchPage, SearchRequest } from './search-request.ts';
import { correctWords } from './spelling/correct-words.server.ts';
import { correctedTerm } from './spelling/corrected-term.ts';
import { markStory } from './words/mark-story.ts';

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
  const domain = domainOf(view.edition, view.site);
  const { page, perPage } = question;
  const { ids, total, partial, plan, corrections } = await rankWithFallback(db, stemmer, view, question);
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
    names: plan?.names ?? [],
    corrections,
    dependencies: [{ key: searchKey(domain) }, ...ids.map((id) => ({ key: `article:${id}` }))],
  };
}

/** Those of the folded words, given by slugs, that are names of tags. */
async function tagWords(db: Database, domain: string, words: Map<string, string>): Promise<Set<string>> {
  const slugs = await tagsOf(db, domain, [...words.keys()]);
  return new Set(slugs.flatMap((slug) => words.get(slug) ?? []));
}

interface Ranking {
  ids: number[];
  total: number;
  partial: PartialMatch | null;
  /** The plan that found them; null when nothing was found. */
  plan: SearchPlan | null;
}

/**
 * When no story has all the words: searches for words that stories have in place of those that none has, and then falls
 * back to stories with the most of the words [S09].
 */
async function rankWithFallback(
  db: Database,
  stemmer: Stemmer,
  view: Viewpoint,
  question: SearchRequest,
): Promise<Ranking & { corrections: Correction[] }> {
  const { page, perPage, from, to } = question;
  const range = { paper: domainOf(view.edition, view.site), from, to };
  const plans = await plansOf(db, stemmer, view, question);
  const whole = await rankWhole(db, plans, range, page, perPage);
  if (whole !== null) return { ...whole, corrections: [] };
  const corrections = await correctWords(db, stemmer, plans.at(-1)?.words ?? [], range);
  if (corrections.length > 0) {
    const corrected = await plansOf(db, stemmer, view, {
      ...question,
      term: correctedTerm(question.term, corrections),
    });
    const found =
      (await rankWhole(db, corrected, range, page, perPage)) ??
      (await rankPartly(db, corrected, range, page, perPage));
    if (found !== null) return { ...found, corrections };
  }
  const some = await rankPartly(db, plans, range, page, perPage);
  return { ...(some ?? { ids: [], total: 0, partial: null, plan: null }), corrections: [] };
}

async function plansOf(
  db: Database,
  stemmer: Stemmer,
  view: Viewpoint,
  question: SearchRequest,
): Promise<SearchPlan[]> {
  const domain = domainOf(view.edition, view.site);
  return planSearch(question, view, stemmer, await tagWords(db, domain, derivedWords(question, stemmer)));
}

async function rankWhole(
  db: Database,
  plans: SearchPlan[],
  range: SearchRange,
  page: number,
  perPage: number,
): Promise<Ranking | null> {
  for (const plan of plans) {
    const all = await rankStories(db, plan, range, page, perPage);
    if (all.total > 0) return { ...all, partial: null, plan };
  }
  return null;
}

async function rankPartly(
  db: Database,
  plans: SearchPlan[],
  range: SearchRange,
  page: number,
  perPage: number,
): Promise<Ranking | null> {
  for (const plan of plans) {
    const some = await rankPartialMatches(db, plan, range, page, perPage);
    if (some !== null) return { ...some, plan };
  }
  return null;
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
