/** Stories and documents over HTTP: what is asked, who asks, what is answered, what it shows. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ListSearch } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { FinishedAnswer } from '#platform/http/answer-cache.server.ts';
import { describedAnswers, jsonAnswer, numberInAddress } from '#platform/http/json-call.ts';
import { Problem } from '#platform/http/problem.ts';
import { articleItemsRoute } from './article-items-route.server.ts';
import { articleListRoute, type PageOfCards } from './article-list-route.server.ts';
import type { ContentRoom, SeenStory } from './content-room.server.ts';
import {
  type ArticleAnswer,
  articleSchema,
  documentSchema,
  maximumId,
  movedSchema,
  slugParam,
  type VersionAnswer,
  versionSchema,
} from './content-schema.ts';
import { presentArticle, presentDocument } from './present-article.ts';
import type { Viewpoint } from './present-story.server.ts';
import { reactionsRoute } from './reactions-route.server.ts';

export interface ContentRoutesNeeds {
  content: ContentRoom;
  viewOf(request: FastifyRequest): Viewpoint;
  /** Whether the newsroom asks; throws when a token is shown that is not good. */
  isNewsroom(request: FastifyRequest): Promise<boolean>;
  /** A page of the stories that are searched for, newest first. */
  pageOfSearch(view: Viewpoint, search: ListSearch, page: number, perPage: number): Promise<PageOfCards>;
  /** Sends the answer, from the cache when it is the same for everybody. */
  answer(request: FastifyRequest, reply: FastifyReply, make: () => Promise<FinishedAnswer>): Promise<void>;
}

const bySlug = z.object({ slug: slugParam });
const byId = z.object({ id: numberInAddress(maximumId) });
const pageOfPosts = z.object({
  page: numberInAddress(100_000)
    .optional()
    .describe('Which 30 posts of a live blog; the first without it, 100000 at most.'),
});

const moved = {
  description: 'The article has another slug now.',
  content: { 'application/json': { schema: movedSchema } },
};

/** Open pages ask every 15 seconds: whoever stands between answers a third of them with what is at most so old. */
const versionSharedForSeconds = 5;

/** Registered under `/api`. */
export function contentRoutes(needs: ContentRoutesNeeds): FastifyPluginAsyncZod {
  const { content } = needs;

  /** Who may not see a story is told the same as who asks for one that never was [ART-12] [ART-13]. */
  async function visible<T extends { isPublic: boolean }>(
    request: FastifyRequest,
    seen: T | undefined,
    name: string,
  ): Promise<T> {
    if (seen && (seen.isPublic || (await needs.isNewsroom(request)))) return seen;
    throw new Problem('article-not-found', `No article has the ${name}.`);
  }

  /** Null for a slug that nobody ever had [S03]. */
  async function wayToCurrent(request: FastifyRequest, slug: string) {
    const current = await content.slugOfFormerSlug(slug);
    if (current === undefined) return null;
    const { id } = await visible(request, await content.versionOf(current), `slug “${slug}”`);
    return { slug: current, dependencies: [{ key: `slug:${slug}` }, { key: `article:${id}` }] };
  }

  return async (app) => {
    await app.register(articleListRoute(needs));
    await app.register(articleItemsRoute(needs));
    await app.register(reactionsRoute(needs));
    app.get(
      '/articles/:slug',
      {
        schema: {
          operationId: 'articleBySlug',
          tags: ['articles'],
          summary: 'An article by its slug',
          description:
            'With its text, and a live blog with 30 of its posts. A slug that the article once had leads to the one it has now.',
          params: bySlug,
          querystring: pageOfPosts,
          response: {
            ...describedAnswers(articleSchema, 'The article.', ['article-not-found', 'page-not-found']),
            301: moved,
          },
        },
      },
      async (request, reply) => {
        const { slug } = request.params;
        const page = request.query.page ?? 1;
        await needs.answer(request, reply, async () => {
          const found = await content.storyBySlug(needs.viewOf(request), slug, { page, onlyKey: false });
          const leading = found ? null : await wayToCurrent(request, slug);
          if (leading)
            return movedTo(`${leading.slug}${page === 1 ? '' : `?page=${page}`}`, leading.dependencies);
          return articleAnswer(await visible(request, found, `slug “${slug}”`), page);
        });
      },
    );

    app.get(
      '/article/:id',
      {
        schema: {
          operationId: 'articleById',
          tags: ['articles'],
          summary: 'An article by its id',
          params: byId,
          querystring: pageOfPosts,
          response: describedAnswers(articleSchema, 'The article.', ['article-not-found', 'page-not-found']),
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const page = request.query.page ?? 1;
        await needs.answer(request, reply, async () => {
          const found = await content.storyById(needs.viewOf(request), id, { page, onlyKey: false });
          return articleAnswer(await visible(request, found, `id ${id}`), page);
        });
      },
    );

    app.get(
      '/articles/:slug/version',
      {
        schema: {
          operationId: 'articleVersion',
          tags: ['articles'],
          summary: 'How often an article was changed',
          description:
            'A few bytes, for those who want to know whether to fetch the article again. A live blog changes with every post that readers see. Ask at most every 15 seconds, with If-None-Match, and less often after a failure.',
          params: bySlug,
          response: {
            ...describedAnswers(versionSchema, 'The version.', ['article-not-found']),
            301: moved,
          },
        },
      },
      async (request, reply) => {
        const { slug } = request.params;
        await needs.answer(request, reply, async () => {
          const found = await content.versionOf(slug);
          if (!found) {
            const leading = await wayToCurrent(request, slug);
            if (leading) return movedTo(`${leading.slug}/version`, leading.dependencies);
          }
          const { id, version } = await visible(request, found, `slug “${slug}”`);
          const answer: VersionAnswer = { v: version };
          const dependencies = [{ key: `article:${id}` }, { key: `slug:${slug}` }];
          return { ...jsonAnswer(answer, dependencies), sharedForSeconds: versionSharedForSeconds };
        });
      },
    );

    app.get(
      '/docs/:slug',
      {
        schema: {
          operationId: 'documentBySlug',
          tags: ['documents'],
          summary: 'A document by its slug',
          params: bySlug,
          response: describedAnswers(documentSchema, 'The document.', ['document-not-found']),
        },
      },
      async (request, reply) => {
        const { slug } = request.params;
        await needs.answer(request, reply, async () => {
          const document = await content.document(slug);
          if (!document) throw new Problem('document-not-found', `No document has the slug “${slug}”.`);
          const images = document.images.map((image) => ({ key: `image:${image.id}` }));
          return jsonAnswer(presentDocument(document), [{ key: `document:${slug}` }, ...images]);
        });
      },
    );
  };
}

function articleAnswer(seen: SeenStory, page: number): FinishedAnswer {
  if (page > 1 && seen.posts.length === 0)
    throw new Problem('page-not-found', `The article’s posts have no page ${page}.`);
  const answer: ArticleAnswer = presentArticle(seen.story, seen.posts, seen.postCount);
  return jsonAnswer(answer, [...seen.dependencies, { key: `slug:${seen.story.slug}` }]);
}

function movedTo(place: string, dependencies: Dependency[]): FinishedAnswer {
  const location = `/api/articles/${place}`;
  return { ...jsonAnswer({ location }, dependencies), status: 301, headers: { location } };
}
