/** The room of lists: a page of a list, and what was written earlier on a story's subject. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { presentCard, type Viewpoint } from '#features/content/public.server.ts';
import type { Story, StoryCard } from '#features/content/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { pageOfList, relatedTo } from './lists-queries.server.ts';

export interface ListPage {
  articles: StoryCard[];
  page: number;
  perPage: number;
  totalItems: number;
  totalPages: number;
  dependencies: Dependency[];
}

export interface Related {
  stories: StoryCard[];
  dependencies: Dependency[];
}

export interface ListsRoom {
  page(view: Viewpoint, list: string, page: number, perPage: number): Promise<ListPage>;
  /** Older stories on the subject: what is published later never changes them. */
  related(view: Viewpoint, story: Story, pubDate: Date): Promise<Related>;
}

/** How many related stories a page shows, and how far each list is looked into for them. */
const related = { shown: 4, each: 6 };

export function createListsRoom({ db }: { db: Kysely<DB> }): ListsRoom {
  return {
    async page(view, list, page, perPage) {
      const { cards, totalItems } = await pageOfList(db, list, page, perPage);
      const articles = cards.map((row) => presentCard(view, row));
      return {
        articles,
        page,
        perPage,
        totalItems,
        totalPages: Math.max(1, Math.ceil(totalItems / perPage)),
        // The total stands on every page of a list, so a story anywhere in it touches all of them.
        dependencies: [{ key: list }, ...articles.map((card) => ({ key: `article:${card.id}` }))],
      };
    },
    async related(view, story, pubDate) {
      const lists = [
        ...(story.section ? [`section:${story.section.slug}`] : []),
        ...story.tags.slice(0, 4).map((tag) => `tag:${tag.slug}`),
      ];
      const { cards, stretches } = await relatedTo(
        db,
        { id: story.id, pubDate, lists },
        related.shown,
        related.each,
      );
      return {
        stories: cards.map((row) => presentCard(view, row)),
        dependencies: [
          ...cards.map((row) => ({ key: `article:${row.id}` })),
          ...stretches.map((one) => stretchOf(one, pubDate)),
        ],
      };
    },
  };
}

function stretchOf(stretch: { list: string; oldest: Date | null }, before: Date): Dependency {
  const to = Math.floor(before.getTime() / 1000);
  return stretch.oldest
    ? { key: stretch.list, from: Math.floor(stretch.oldest.getTime() / 1000), to }
    : { key: stretch.list, to };
}
