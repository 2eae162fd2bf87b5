/** Front pages over HTTP: exactly what the pages show [FRONT-04]…[FRONT-06] [FRONT-11]. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { presentArticleCard, type Viewpoint } from '#features/content/public.server.ts';
import type { StoryCard } from '#features/content/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { FinishedAnswer } from '#platform/http/answer-cache.server.ts';
import { describedAnswers, jsonAnswer } from '#platform/http/json-call.ts';
import { Problem } from '#platform/http/problem.ts';
import type { FilledFront, FilledPart, FrontWish } from './fill-front.server.ts';
import type { FrontRoom } from './front-room.server.ts';
import {
  type AutoBlockAnswer,
  autoBlockSchema,
  type FrontBoxAnswer,
  type FrontBoxesAnswer,
  frontBoxesSchema,
  frontBoxSchema,
  type RecommendedAnswer,
  recommendedSchema,
} from './front-schema.server.ts';
import type { RecommenderGroup } from './recommend.ts';
import { autoBlockVariants, recommenderVersions, variantAsked } from './variants.ts';

/** How the page has what a call answers. */
export interface FrontPageParts {
  /** Where a box's title leads, '' for nowhere. */
  urlOf(view: Viewpoint, part: FilledPart): string;
  /** The HTML inside a box. */
  drawInside(view: Viewpoint, part: FilledPart): string;
}

export interface FrontRoutesNeeds extends FrontPageParts {
  front: Pick<FrontRoom, 'front'>;
  viewOf(request: FastifyRequest): Viewpoint;
  /** Stories of landing pages' groups by their slugs; none of a group that is not there [X15]. */
  storiesOfGroups(
    view: Viewpoint,
    slugs: string[],
  ): Promise<{ groups: { stories: StoryCard[] }[]; dependencies: Dependency[] }>;
  /** Sends the answer, from the cache when it is the same for everybody. */
  answer(request: FastifyRequest, reply: FastifyReply, make: () => Promise<FinishedAnswer>): Promise<void>;
}

const slug = z.string().regex(/^[a-z0-9-]{1,100}$/, 'must be a slug: small letters, digits and hyphens');
const variant = (most: number) =>
  z
    .string()
    .max(200)
    .optional()
    .transform((text) => variantAsked(text, most))
    .describe(`A number from 1 to ${most}; anything else is 1.`);

/** Registered under `/api`. */
export function frontRoutes(needs: FrontRoutesNeeds): FastifyPluginAsyncZod {
  const { answer, viewOf } = needs;
  return async (app) => {
    const schema = (operationId: string, summary: string) => ({ operationId, tags: ['front'], summary });
    app.get(
      '/index/boxes',
      {
        schema: {
          ...schema('frontBoxes', 'The front page of a site, box by box'),
          response: describedAnswers(frontBoxesSchema, 'The boxes.'),
        },
      },
      (request, reply) =>
        answer(request, reply, async () => {
          const view = viewOf(request);
          const found = await needs.front.front(view);
          const boxes: FrontBoxesAnswer = { boxes: found.boxes.map((part) => presentBox(view, part)) };
          return finished(boxes, found);
        }),
    );
    app.get(
      '/index/boxes/:slug',
      {
        schema: {
          ...schema('frontBox', 'One box of a front page, or a named group of articles'),
          params: z.object({ slug }),
          response: describedAnswers(frontBoxSchema, 'The box.', ['box-not-found']),
        },
      },
      async (request, reply) => {
        const { slug: name } = request.params;
        await answer(request, reply, async () => {
          const view = viewOf(request);
          const { groups, dependencies } = await needs.storiesOfGroups(view, [name]);
          const stories = groups.flatMap((group) => group.stories);
          if (stories.length > 0) return groupAnswer(name, stories, dependencies);
          return oneBox(view, (box) => box.slug === name);
        });
      },
    );
    app.get(
      '/index/episodes',
      {
        schema: {
          ...schema('frontEpisodes', 'The front page’s podcast block'),
          response: describedAnswers(frontBoxSchema, 'The box with its episodes.', ['box-not-found']),
        },
      },
      (request, reply) =>
        answer(request, reply, () => oneBox(viewOf(request), (box) => box.kind === 'podcast')),
    );
    app.get(
      '/index/most-read',
      {
        schema: {
          ...schema('frontMostRead', 'The front page’s list of the most read articles'),
          response: describedAnswers(frontBoxSchema, 'The box, the most read first.', ['box-not-found']),
        },
      },
      (request, reply) =>
        answer(request, reply, () => oneBox(viewOf(request), (box) => box.kind === 'mostRead')),
    );
    app.get(
      '/index/mstag/:tag',
      {
        schema: {
          ...schema('frontSection', 'The front page’s box of a section'),
          params: z.object({ tag: slug }),
          response: describedAnswers(frontBoxSchema, 'The box.', ['box-not-found']),
        },
      },
      async (request, reply) => {
        const list = `section:${request.params.tag}`;
        await answer(request, reply, () =>
          oneBox(viewOf(request), (box) => box.list === list || box.list?.startsWith(`${list}@`) === true),
        );
      },
    );
    app.get(
      '/index/auto-block',
      {
        schema: {
          ...schema('autoBlock', 'One of the four variants of the automatic block'),
          querystring: z.object({ v: variant(autoBlockVariants) }),
          response: describedAnswers(autoBlockSchema, 'The variant.', ['box-not-found']),
        },
      },
      async (request, reply) => {
        const { v } = request.query;
        await answer(request, reply, async () => {
          const view = viewOf(request);
          const { part, found } = await partOf(view, { only: (box) => box.kind === 'auto', variant: v });
          if (part?.kind !== 'auto') throw noSuchBox();
          const block: AutoBlockAnswer = {
            v,
            items: part.stories.map(presentArticleCard),
            html: needs.drawInside(view, part),
          };
          return finished(block, found);
        });
      },
    );
    app.get(
      '/recommended/mstag/all',
      {
        schema: {
          ...schema('recommended', 'What is recommended beside what the front page shows'),
          querystring: z.object({ v: variant(recommenderVersions) }),
          response: describedAnswers(recommendedSchema, 'The groups.'),
        },
      },
      async (request, reply) => {
        const { v } = request.query;
        await answer(request, reply, async () => {
          const view = viewOf(request);
          const only = (box: { kind: string }) => box.kind === 'recommender';
          const { part, found } = await partOf(view, { only, isRecommending: true, version: v });
          const groups = part?.kind === 'recommender' ? part.groups : null;
          const html = part ? needs.drawInside(view, part) : '';
          const offered: RecommendedAnswer = { v, ...presentGroups(groups), html };
          return finished(offered, found);
        });
      },
    );
  };

  async function oneBox(view: Viewpoint, only: NonNullable<FrontWish['only']>): Promise<FinishedAnswer> {
    const { part, found } = await partOf(view, { only });
    if (!part) throw noSuchBox();
    return finished(presentBox(view, part), found);
  }

  async function partOf(view: Viewpoint, wish: FrontWish) {
    const found = await needs.front.front(view, wish);
    return { part: found.boxes[0], found };
  }

  function presentBox(view: Viewpoint, part: FilledPart): FrontBoxAnswer {
    const { slug: name, kind, position, title } = part;
    const items = 'stories' in part ? part.stories.map(presentArticleCard) : [];
    return {
      slug: name,
      kind,
      position,
      title,
      url: needs.urlOf(view, part),
      items,
      content: contentOf(part),
    };
  }
}

function contentOf(part: FilledPart): FrontBoxAnswer['content'] {
  switch (part.kind) {
    case 'trending':
      return { tags: part.tags.map(({ slug: name, name: text }) => ({ slug: name, name: text })) };
    case 'books':
      return { books: part.books };
    case 'promo':
      return { promo: part.promo };
    case 'blogs':
      return { posts: part.posts };
    case 'recommender':
      return { groups: presentGroups(part.groups) };
    default:
      return null;
  }
}

function presentGroups(groups: Record<RecommenderGroup, StoryCard[]> | null) {
  const cards = (group: RecommenderGroup) => (groups?.[group] ?? []).map(presentArticleCard);
  return {
    special: cards('special'),
    breaking: cards('breaking'),
    important: cards('important'),
    newest: cards('newest'),
    favorite: cards('favorite'),
    pr: cards('pr'),
    after: cards('after'),
    g7: cards('g7'),
  };
}

function groupAnswer(name: string, stories: StoryCard[], dependencies: Dependency[]): FinishedAnswer {
  const box: FrontBoxAnswer = {
    ...{ slug: name, kind: 'group', position: 0, title: '', url: '' },
    items: stories.map(presentArticleCard),
    content: null,
  };
  return jsonAnswer(box, dependencies);
}

/** What a box is missing from is not kept for long: the box may be made again in a moment. */
const patienceMs = 15_000;

function finished(value: object, { dependencies, isWhole }: FilledFront): FinishedAnswer {
  const answer = jsonAnswer(value, dependencies);
  return isWhole ? answer : { ...answer, freshForMs: patienceMs };
}

function noSuchBox(): Problem {
  return new Problem('box-not-found', 'The front page of this site has no such box.');
}
