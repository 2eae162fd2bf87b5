/** `GET /articles`: lists of stories by what they have in common [ART-18]. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ListSearch } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { describedAnswers, jsonAnswer, numberInAddress } from '#platform/http/json-call.ts';
import { Problem } from '#platform/http/problem.ts';
import type { ContentRoutesNeeds } from './content-routes.server.ts';
import { type ArticleListAnswer, articleListSchema, maximumId, slugParam } from './content-schema.ts';
import { presentArticleCard } from './present-article.ts';
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
    'filters[flag]': slugParam
      .optional()
      .describe('A flag, or one of `important`, `favorite`, `announcement`.'),
    'filters[parent]': numberInAddress(maximumId)
      .optional()
      .describe('Id of a live blog: its posts; no other filter goes with it.'),
    page: numberInAddress(100_000).optional().describe('The first without it, 100000 at most.'),
    limit: numberInAddress(100).optional().describe(`Articles a page, ${latest} without it, 100 at most.`),
    perPage: numberInAddress(100).optional().describe('The same as `limit`; one of them.'),
  })
  .refine(
    (asked) => asked['filters[parent]'] === undefined || filtersIn(asked) === 1,
    'filters[parent]: no other filter goes with it',
  )
  .refine(
    ({ limit, perPage }) => limit === undefined || perPage === undefined,
    'limit, perPage: one of them',
  );
type Question = z.infer<typeof question>;

function filtersIn(asked: object): number {
  return Object.keys(asked).filter((name) => name.startsWith('filters[')).length;
}

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
            'Without a filter the site’s own; else those of the site’s domain that all filters are true of. Of several filters at once the newest 5000 articles of the rarest are looked at.',
          querystring: question,
          response: describedAnswers(articleListSchema, 'A page of the list.', [
            'article-not-found',
            'page-not-found',
          ]),
        },
      },
      async (request, reply) => {
        const { page = 1 } = request.query;
        const limit = request.query.perPage ?? request.query.limit ?? latest;
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
          const made = {
            ...jsonAnswer(answer, found.dependencies),
            // One list has so many pages, and two have as many again for each other one.
            isKeptApart: filtersIn(request.query) > 1,
          };
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
  if (parent === undefined) return needs.pageOfSearch(view, searchIn(asked), page, limit);
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

/** Filters look at all sites of the domain [X11]. */
function searchIn(asked: Question): ListSearch {
  const given = (name: 'tag' | 'mstag' | 'author' | 'flag') => asked[`filters[${name}]`] ?? [];
  const search = {
    superTags: [given('mstag')].flat(),
    tags: [given('tag')].flat(),
    authors: [given('author')].flat(),
    flags: [given('flag')].flat(),
    withoutTags: [],
  };
  const isFiltered = Object.values(search).some((slugs) => slugs.length > 0);
  return { ...search, sites: isFiltered ? 'domain' : 'own' };
}
