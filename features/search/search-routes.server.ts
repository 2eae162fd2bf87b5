/** The search over HTTP [SRCH-02]…[SRCH-06]. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { presentArticleCard, type Viewpoint } from '#features/content/public.server.ts';
import type { StoryCard } from '#features/content/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { FinishedAnswer } from '#platform/http/answer-cache.server.ts';
import { describedAnswers, jsonAnswer, numberInAddress } from '#platform/http/json-call.ts';
import { Problem } from '#platform/http/problem.ts';
import { spanOfDays } from '#platform/time/span-of-days.ts';
import { parseFilters, tidyTerm } from './search-address.ts';
import type { SearchFilters, SearchQuestion } from './search-question.ts';
import type { SearchRoom } from './search-room.server.ts';
import {
  type SearchGroupsAnswer,
  type SearchPageAnswer,
  type SuggestionsAnswer,
  searchGroupsSchema,
  searchPageSchema,
  suggestionsSchema,
  type TypeaheadAnswer,
  typeaheadSchema,
} from './search-schema.server.ts';

export interface SearchRoutesNeeds {
  search: SearchRoom;
  viewOf(request: FastifyRequest): Viewpoint;
  /** Stories of landing pages' groups by their slugs; none of a group that is not there [X15]. */
  storiesOfGroups(
    view: Viewpoint,
    slugs: string[],
  ): Promise<{ groups: { slug: string; stories: StoryCard[] }[]; dependencies: Dependency[] }>;
  answer(request: FastifyRequest, reply: FastifyReply, make: () => Promise<FinishedAnswer>): Promise<void>;
}

const most = { perPage: 100, typeahead: 20, groups: 30, highlights: 4 };

const term = z
  .string()
  .max(200)
  .default('')
  .describe('What is looked for, 200 letters at most; „…” holds words together.');
const filters = z
  .string()
  .max(4_000)
  .default('')
  .describe('JSON: `{"and_tags":[],"superTags":[],"authors":[],"title":[]}`, slugs and parts of a title.')
  .transform((json, context): SearchFilters => {
    const { filters: read, isWhole } = parseFilters(json);
    if (!isWhole) context.addIssue({ code: 'custom', message: 'must be a JSON object of lists of texts' });
    return read;
  });
const day = z.iso.date().optional();

const question = z.object({
  term,
  filters,
  oldal: numberInAddress(100_000).optional().describe('The page; the first without it, 100000 at most.'),
  perPage: numberInAddress(most.perPage)
    .optional()
    .describe(`Articles a page, 10 without it, ${most.perPage} at most.`),
  sites: z
    .string()
    .max(200)
    .default('')
    .describe('Slugs joined by `|`; all of the domain without it. Nothing is found on other sites.'),
  sort: z.enum(['relevance', 'time']).default('relevance'),
  from: day.describe('The first day, `YYYY-MM-DD`, in the site’s time zone.'),
  to: day.describe('The last day, in the site’s time zone.'),
});

const groups = z
  .string()
  .max(2_000)
  .describe('JSON list of slugs of groups; nothing else is looked at beside it.')
  .transform((json, context): string[] => {
    const read = readGroups(json);
    if (read === undefined) context.addIssue({ code: 'custom', message: 'must be a JSON list of slugs' });
    return read ?? [];
  });

/** Registered under `/api`. */
export function searchRoutes(needs: SearchRoutesNeeds): FastifyPluginAsyncZod {
  const { search, viewOf } = needs;
  return async (app) => {
    app.get(
      '/search',
      {
        schema: {
          operationId: 'search',
          tags: ['search'],
          summary: 'Articles that are found by words and labels',
          description:
            'In any form of a Hungarian word, with or without accents; exactly these words in a title first, the newest first among equals. With `for` instead the articles of a landing page’s groups.',
          querystring: question.extend({ for: groups.optional() }),
          response: describedAnswers(
            z.union([searchPageSchema, searchGroupsSchema]),
            'A page of what was found.',
            ['page-not-found'],
          ),
        },
      },
      async (request, reply) => {
        const { for: slugs, ...asked } = request.query;
        await needs.answer(request, reply, async () => {
          const view = viewOf(request);
          return apart(slugs === undefined ? await pageOf(view, asked) : await groupsOf(view, slugs));
        });
      },
    );

    app.get(
      '/search/articles',
      {
        schema: {
          operationId: 'searchTypeahead',
          tags: ['search'],
          summary: 'The newest articles in whose titles words begin so',
          querystring: z.object({
            term,
            limit: numberInAddress(most.typeahead)
              .optional()
              .describe(`How many, 5 without it, ${most.typeahead} at most.`),
          }),
          response: describedAnswers(typeaheadSchema, 'The articles.'),
        },
      },
      async (request, reply) => {
        const { term: typed, limit = 5 } = request.query;
        await needs.answer(request, reply, async () => {
          const { articles, dependencies } = await search.typeahead(viewOf(request), tidyTerm(typed), limit);
          const answer: TypeaheadAnswer = { items: articles.map(presentArticleCard) };
          return apart(jsonAnswer(answer, dependencies));
        });
      },
    );

    app.get(
      '/search/autocomplete',
      {
        schema: {
          operationId: 'searchAutocomplete',
          tags: ['search'],
          summary: 'Tags, authors, titles and sections to search by',
          description: 'For one letter or more; 10 of a kind and 25 in all, the frequent ones first.',
          querystring: z.object({ term, filters }),
          response: describedAnswers(suggestionsSchema, 'The suggestions, kind by kind.'),
        },
      },
      async (request, reply) => {
        const { term: typed, filters: chosen } = request.query;
        await needs.answer(request, reply, async () => {
          const { items, dependencies } = await search.autocomplete(viewOf(request), tidyTerm(typed), chosen);
          const answer: SuggestionsAnswer = { items };
          return apart(jsonAnswer(answer, dependencies));
        });
      },
    );

    app.get(
      '/search/highlights',
      {
        schema: {
          operationId: 'searchHighlights',
          tags: ['search'],
          summary: 'The four articles that stand above what was found',
          querystring: z.object({ term, filters }),
          response: describedAnswers(typeaheadSchema, 'Four articles, or none when there are not so many.'),
        },
      },
      async (request, reply) => {
        const { term: typed, filters: chosen } = request.query;
        await needs.answer(request, reply, async () => {
          const view = viewOf(request);
          const wish = { ...questionOf(view, { term: typed, filters: chosen }), perPage: most.highlights };
          const { articles, dependencies } = await search.find(view, wish);
          const four = articles.length === most.highlights ? articles : [];
          const answer: TypeaheadAnswer = { items: four.map(presentArticleCard) };
          return apart(jsonAnswer(answer, dependencies));
        });
      },
    );
  };

  async function pageOf(view: Viewpoint, asked: Partial<z.infer<typeof question>>): Promise<FinishedAnswer> {
    const wish = questionOf(view, asked);
    const { articles, dependencies, ...page } = await search.find(view, wish);
    if (wish.page > 1 && articles.length === 0)
      throw new Problem('page-not-found', `The search has no page ${wish.page}.`);
    const items = articles.map((story) => ({ ...presentArticleCard(story), marks: story.marks }));
    const answer: SearchPageAnswer = { items, ...page };
    return jsonAnswer(answer, dependencies);
  }

  async function groupsOf(view: Viewpoint, slugs: string[]): Promise<FinishedAnswer> {
    const { groups: found, dependencies } = await needs.storiesOfGroups(view, slugs);
    const answer: SearchGroupsAnswer = found.map(({ slug, stories }) => ({
      slug,
      items: stories.map(presentArticleCard),
    }));
    return jsonAnswer(answer, dependencies);
  }
}

/** Anybody can ask for anything: what was found is kept where it pushes no page out. */
function apart(answer: FinishedAnswer): FinishedAnswer {
  return { ...answer, isKeptApart: true };
}

function questionOf(view: Viewpoint, asked: Partial<z.infer<typeof question>>): SearchQuestion {
  return {
    term: tidyTerm(asked.term ?? ''),
    filters: asked.filters ?? parseFilters('').filters,
    sites: (asked.sites ?? '').split('|').filter((slug) => slug !== ''),
    sort: asked.sort ?? 'relevance',
    ...spanOfDays({ from: asked.from ?? '', to: asked.to ?? '' }, view.site.timeZone),
    page: asked.oldal ?? 1,
    perPage: asked.perPage ?? 10,
  };
}

function readGroups(json: string): string[] | undefined {
  try {
    return z.array(z.string().max(100)).max(most.groups).safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
