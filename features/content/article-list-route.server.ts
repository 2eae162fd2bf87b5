/** `GET /articles`: lists of stories by what they have in common [ART-18]. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Dependency } from '#platform/cache/dependency.ts';
import { describedAnswers, jsonAnswer, numberInAddress } from '#platform/http/json-call.ts';
import { Problem } from '#platform/http/problem.ts';
import type { ContentRoutesNeeds } from './content-routes.server.ts';
import { type ArticleListAnswer, articleListSchema, maximumId, slugParam } from './content-schema.ts';
import { presentArticleCard } from './present-article.ts';
import type { Viewpoint } from './present-story.server.ts';
import type { StoryCard } from './story.ts';

export interface PageOfCards {
  articles: StoryCard[];
  totalItems: number;
  dependencies: Dependency[];
}

/** How many of the latest there are when nobody says [ART-18]. */
const latest = 6;

const question = z
  .object({
    'filters[tag]': slugParam.optional().describe('Slug of a tag.'),
    'filters[mstag]': slugParam.optional().describe('Slug of a section.'),
    'filters[author]': slugParam.optional().describe('Slug of an author.'),
    'filters[flag]': slugParam.optional().describe('A flag, on the site of the call.'),
    'filters[parent]': numberInAddress(maximumId).optional().describe('Id of a live blog: its posts.'),
    page: numberInAddress(100_000).optional().describe('The first without it.'),
    limit: numberInAddress(100).optional().describe(`Articles a page, ${latest} without it, 100 at most.`),
  })
  .refine(
    (asked) => Object.keys(asked).filter((name) => name.startsWith('filters[')).length <= 1,
    'filters: one at a time',
  );
type Question = z.infer<typeof question>;

export function articleListRoute(needs: ContentRoutesNeeds): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/articles',
      {
        schema: {
          operationId: 'articles',
          tags: ['articles'],
          summary: 'Articles, the newest first',
          description:
            'Of the site without a filter; else those with a tag, of a section, an author, a flag or a live blog.',
          querystring: question,
          response: describedAnswers(articleListSchema, 'A page of the list.', [
            'article-not-found',
            'page-not-found',
          ]),
        },
      },
      async (request, reply) => {
        const { page = 1, limit = latest } = request.query;
        await needs.answer(request, reply, async () => {
          const found = await pageFor(needs, request, request.query, page, limit);
          if (page > 1 && found.articles.length === 0)
            throw new Problem('page-not-found', `The list has no page ${page}.`);
          const answer: ArticleListAnswer = {
            items: found.articles.map(presentArticleCard),
            page,
            perPage: limit,
            totalItems: found.totalItems,
            totalPages: Math.max(1, Math.ceil(found.totalItems / limit)),
          };
          const made = jsonAnswer(answer, found.dependencies);
          // Nobody may fill the cache by asking for what is not there.
          return found.totalItems === 0 ? { ...made, dependencies: null } : made;
        });
      },
    );
  };
}

async function pageFor(
  needs: ContentRoutesNeeds,
  request: FastifyRequest,
  asked: Question,
  page: number,
  limit: number,
): Promise<PageOfCards> {
  const view = needs.viewOf(request);
  const parent = asked['filters[parent]'];
  if (parent === undefined) return needs.pageOfList(view, listOf(view, asked), page, limit);
  const blog = await needs.content.storyById(view, parent);
  if (!blog || !(blog.isPublic || (await needs.isNewsroom(request))))
    throw new Problem('article-not-found', `No article has the id ${parent}.`);
  const { cards, totalItems } = await needs.content.postsOf(view, parent, page, limit);
  return {
    articles: cards,
    totalItems,
    dependencies: [{ key: `article:${parent}` }, { key: `posts:${parent}` }],
  };
}

function listOf(view: Viewpoint, asked: Question): string {
  if (asked['filters[tag]']) return `tag:${asked['filters[tag]']}`;
  if (asked['filters[mstag]']) return `section:${asked['filters[mstag]']}`;
  if (asked['filters[author]']) return `author:${asked['filters[author]']}`;
  if (asked['filters[flag]']) return `flag:${asked['filters[flag]']}/${view.site.slug}`;
  return `latest:${view.site.slug}`;
}
