/** `GET /api/articles/{id}/items`: the posts of a live blog, page by page [ART-20]. */
import { z } from 'zod';
import { defineCall, failure, json, publicCall } from '#features/kit/public.ts';
import { numberInAddress, pageInAddress } from '#platform/http/requests/numbers-in-addresses.ts';
import type { ContentFeature } from '../content-feature.server.ts';
import type { LivePost } from '../story-parts.ts';
import { maximumId } from './answer-parts.ts';
import { articleItemsSchema } from './content-schema.ts';
import { isVisible } from './is-visible.ts';
import { presentSubArticle } from './present-parts.ts';

const postsPerPage = 30;

export const articleItemsCall = defineCall({
  ...publicCall,
  id: 'articleItems',
  path: '/api/articles/:id/items',
  tag: 'articles',
  summary: 'The posts of a live blog, the newest first',
  params: z.object({ id: numberInAddress(maximumId) }),
  query: z.object({
    page: pageInAddress().optional().describe('1 by default.'),
    perPage: numberInAddress(100)
      .optional()
      .describe(`Posts per page, ${postsPerPage} by default, 100 at most.`),
  }),
  answer: json(articleItemsSchema, 'A page of posts.'),
  problems: ['article-not-found', 'page-not-found'],
  async handle({ view, viewer, params: { id }, query }, { content }: { content: ContentFeature }) {
    const { page = 1, perPage = postsPerPage } = query;
    const found = await content.itemsOf(view, id, page, perPage);
    if (!found || !(await isVisible({ id, isPublic: found.isPublic }, viewer, content)))
      return failure('article-not-found', `No article has the id ${id}.`);
    if (page > 1 && found.items.length === 0)
      return failure('page-not-found', `The article’s posts have no page ${page}.`);
    const ids = [...found.items, ...found.pinned].map((post) => post.id);
    const cards = await content.cards(view, ids);
    const presentItem = await content.listPresenter(view, cards);
    const items = new Map(cards.map((card) => [card.id, presentItem(card)]));
    const withListFields = (posts: LivePost[]) =>
      posts.flatMap((post) => {
        const item = items.get(post.id);
        return item ? [{ ...item, ...presentSubArticle(post, found.story) }] : [];
      });
    return {
      kind: 'answer',
      value: {
        items: withListFields(found.items),
        pinnedItems: withListFields(found.pinned),
        page,
        perPage,
        totalItems: found.totalItems,
        totalPages: Math.ceil(found.totalItems / perPage),
      },
      dependencies: [...found.dependencies, ...ids.map((id) => ({ key: `article:${id}` }))],
    };
  },
});
