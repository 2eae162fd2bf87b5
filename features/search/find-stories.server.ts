/** A search: which stories, in which order, how many, and where in them the words stand. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { plainTextsOf, presentCard, type Viewpoint } from '#features/content/public.server.ts';
import type { Stemmer } from '#platform/hungarian/stemmer.ts';
import { paperOf } from './index-stories.server.ts';
import { markStory } from './mark-story.ts';
import { planSearch } from './plan-search.ts';
import { mostFound, rankStories } from './rank-stories.server.ts';
import { foundCards } from './search-queries.server.ts';
import type { FoundStory, SearchPage, SearchQuestion } from './search-question.ts';

type Database = Kysely<DB>;

/** Every publication on a domain drops the searches of that domain: any of them could find it. */
export function searchKey(paper: string): string {
  return `search@${paper}`;
}

export async function findStories(
  db: Database,
  stemmer: Stemmer,
  view: Viewpoint,
  question: SearchQuestion,
): Promise<SearchPage> {
  const plan = planSearch(question, view, stemmer);
  const paper = paperOf(view.edition, view.site.slug);
  const { page, perPage, from, to } = question;
  const { ids, total } = plan
    ? await rankStories(db, plan, { paper, from, to }, page, perPage)
    : { ids: [], total: 0 };
  const articles = await present(db, view, ids, plan?.marks ?? []);
  const totalItems = Math.min(total, mostFound);
  return {
    articles,
    page,
    perPage,
    totalItems,
    totalIsLeast: total > mostFound,
    totalPages: Math.max(1, Math.ceil(totalItems / perPage)),
    dependencies: [{ key: searchKey(paper) }, ...ids.map((id) => ({ key: `article:${id}` }))],
  };
}

async function present(db: Database, view: Viewpoint, ids: number[], stems: string[]): Promise<FoundStory[]> {
  const [rows, texts] = await Promise.all([
    foundCards(db, ids, stems),
    stems.length === 0 ? new Map<number, string>() : plainTextsOf(db, ids),
  ]);
  return rows.map((row) => {
    const card = presentCard(view, row);
    const shown = { title: card.title, lead: card.lead, text: texts.get(card.id) ?? '' };
    return { ...card, marks: markStory(shown, new Set(row.places)) };
  });
}
