/** `GET /articles/{id}/items`: the posts of a live blog, page by page [ART-20]. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { describedAnswers, jsonAnswer, numberInAddress } from '#platform/http/json-call.ts';
import { Problem } from '#platform/http/problem.ts';
import type { ContentRoutesNeeds } from './content-routes.server.ts';
import { type ArticleItemsAnswer, articleItemsSchema, maximumId } from './content-schema.ts';
import { presentSubArticle } from './present-article.ts';

const postsOfPage = 30;

const question = z.object({
  page: numberInAddress(100_000).optional().describe('The first without it, 100000 at most.'),
  perPage: numberInAddress(100).optional().describe(`Posts a page, ${postsOfPage} without it, 100 at most.`),
});

export function articleItemsRoute(needs: ContentRoutesNeeds): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/articles/:id/items',
      {
        schema: {
          operationId: 'articleItems',
          tags: ['articles'],
          summary: 'The posts of a live blog, the newest first',
          params: z.object({ id: numberInAddress(maximumId) }),
          querystring: question,
          response: describedAnswers(articleItemsSchema, 'A page of posts.', [
            'article-not-found',
            'page-not-found',
          ]),
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const { page = 1, perPage = postsOfPage } = request.query;
        await needs.answer(request, reply, async () => {
          const found = await needs.content.itemsOf(needs.viewOf(request), id, page, perPage);
          if (!found || !(found.isPublic || (await needs.isNewsroom(request))))
            throw new Problem('article-not-found', `No article has the id ${id}.`);
          if (page > 1 && found.items.length === 0)
            throw new Problem('page-not-found', `The article’s posts have no page ${page}.`);
          const answer: ArticleItemsAnswer = {
            items: found.items.map((post) => presentSubArticle(post, found.story)),
            pinnedItems: found.pinned.map((post) => presentSubArticle(post, found.story)),
            page,
            perPage,
            totalItems: found.totalItems,
            totalPages: Math.max(1, Math.ceil(found.totalItems / perPage)),
          };
          return jsonAnswer(answer, found.dependencies);
        });
      },
    );
  };
}
