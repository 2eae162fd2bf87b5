/** Builds items of API lists: cards plus their additional fields, which one query loads for all items [LIST-28]. */

import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Viewpoint } from '#features/sites/public.ts';
import type { ArticleCardAnswer } from '../calls/content-schema.ts';
import { presentListItem } from '../calls/present-article.ts';
import { emptyIn } from '../fields/fields-of.ts';
import type { ListDetails, StoryCard } from '../story.ts';
import { listDetailsOf } from './list-details-queries.server.ts';
import { presentListDetails } from './present-story.server.ts';

/** Used when a story is removed after its card was read. */
const noDetails: ListDetails = {
  ...emptyIn('list'),
  superTags: [],
  tags: [],
  mobileImage11: null,
  mobileImage43: null,
  posts: [],
};

export type PresentListItem = (card: StoryCard) => ArticleCardAnswer;

/** Returns a function that turns each of these cards into an item. */
export async function listPresenter(
  db: Kysely<DB>,
  view: Viewpoint,
  cards: StoryCard[],
): Promise<PresentListItem> {
  const rows = await listDetailsOf(db, [...new Set(cards.map((card) => card.id))]);
  const details = new Map(rows.map((row) => [row.id, presentListDetails(view, row)]));
  return (card) => presentListItem(card, details.get(card.id) ?? noDetails);
}
