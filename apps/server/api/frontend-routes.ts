/** What a client of the paper loads once and then refreshes: set-up, figures of the day, what is talked about [FRONT-02] [FRONT-03]. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Viewpoint } from '#features/content/public.server.ts';
import {
  exchangeRateSchema,
  floodingDataSchema,
  weatherDataSchema,
} from '#features/figures/public.server.ts';
import { boardIn, headFigures, headTexts, skySigns } from '#features/figures/public.ts';
import { boxKinds, isStoryBox } from '#features/front/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { pollCaching } from '#platform/http/answer-cache.server.ts';
import { describedAnswers, jsonAnswer } from '#platform/http/json-call.ts';
import type { AnswerCached } from '../answer-cached.ts';
import type { House } from '../compose.ts';
import { componentSetupOf, componentSetupSchema, setupSlug } from './component-setup.ts';
import { pipSlug, pipStatusOf, pipStatusSchema } from './pip-status.ts';

export interface FrontendRoutesNeeds {
  house: Pick<House, 'figures' | 'front' | 'lists'>;
  viewOf(request: FastifyRequest): Viewpoint;
  answer: AnswerCached;
}

const rates = z.array(exchangeRateSchema).describe('In the money of the site; none while none are known.');
const refreshed = z.object({
  componentSetup: componentSetupSchema,
  exchangeRates: rates,
  exchangesRates: rates.describe('The same under the name that old clients know.'),
  weatherData: weatherDataSchema.nullable().describe('Null while nothing is known.'),
  floodingData: floodingDataSchema.nullable().describe('Levels of rivers; null while nothing is known.'),
  headFigures: z
    .array(
      z.object({
        figure: z.string(),
        shown: z.string(),
        said: z.object({ hu: z.string(), en: z.string() }),
        sign: z.enum(skySigns).nullable().describe('What the sky looks like; null for what is not weather.'),
      }),
    )
    .describe('What the head of the site’s pages shows of these, ready to be shown.'),
  pipStatus: pipStatusSchema,
  trendingTags: z.array(z.object({ slug: z.string(), name: z.string() })),
  widgets: z
    .array(z.object({ slug: z.string(), kind: z.enum(boxKinds), position: z.number(), title: z.string() }))
    .describe('The front page’s boxes that hold no articles.'),
});
const refreshSchema = refreshed.meta({ id: 'FrontendRefresh' });
const initSchema = refreshed
  .extend({
    frontendSetup: z.object({
      site: z.string(),
      name: z.string(),
      path: z.string(),
      locale: z.string(),
      timeZone: z.string(),
      currency: z.string(),
      currencySign: z.string(),
    }),
    searchPlaceholders: z
      .array(z.object({ pattern: z.string(), text: z.string() }))
      .describe('Of the search fields of sections, by the pattern of their addresses.'),
  })
  .meta({ id: 'FrontendInit' });

const trendingShown = 8;
const figuresKeys = ['figures:rates', 'figures:weather', 'figures:water'];

/** Registered under `/api`. */
export function frontendRoutes({ house, viewOf, answer }: FrontendRoutesNeeds): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/frontend/init',
      {
        schema: {
          operationId: 'frontendInit',
          tags: ['front'],
          summary: 'What a client of the paper needs to know once',
          response: describedAnswers(initSchema, 'The set-up, and what is refreshed.'),
        },
      },
      (request, reply) =>
        answer(request, reply, async () => {
          const view = viewOf(request);
          const { now, dependencies } = await refreshedFor(view);
          const setup: z.infer<typeof initSchema> = {
            ...now,
            frontendSetup: setupOf(view),
            searchPlaceholders: placeholdersOf(view),
          };
          return jsonAnswer(setup, dependencies);
        }),
    );
    app.get(
      '/frontend/refresh',
      {
        schema: {
          operationId: 'frontendRefresh',
          tags: ['front'],
          summary: 'What of it changes during a day',
          response: describedAnswers(refreshSchema, 'As it is now.'),
        },
      },
      (request, reply) =>
        answer(request, reply, async () => {
          const { now, dependencies } = await refreshedFor(viewOf(request));
          return { ...jsonAnswer(now, dependencies), headers: { 'cache-control': pollCaching } };
        }),
    );
  };

  async function refreshedFor(
    view: Viewpoint,
  ): Promise<{ now: z.infer<typeof refreshed>; dependencies: Dependency[] }> {
    const [board, setup, pip, trending, front] = await Promise.all([
      house.figures.board(),
      house.front.unique(setupSlug),
      house.front.unique(pipSlug),
      house.lists.trendingTags(view, trendingShown),
      house.front.front(view, { only: (box) => !isStoryBox(box.kind) && box.kind !== 'recommender' }),
    ]);
    const own = boardIn(board, view.site.currency);
    const { rates: exchangeRates } = own;
    const now = {
      componentSetup: componentSetupOf(setup?.content),
      exchangeRates,
      exchangesRates: exchangeRates,
      weatherData: board.weather.length > 0 ? { places: board.weather } : null,
      floodingData: board.water.length > 0 ? { stations: board.water } : null,
      headFigures: headTexts(headFigures(house.figures.setting, view.site, own)),
      pipStatus: pipStatusOf(pip?.content),
      trendingTags: trending.tags.map(({ slug, name }) => ({ slug, name })),
      widgets: front.boxes.map(({ slug, kind, position, title }) => ({ slug, kind, position, title })),
    };
    const keys = [`unique:${setupSlug}`, `unique:${pipSlug}`, ...figuresKeys].map((key) => ({ key }));
    return { now, dependencies: [...keys, ...trending.dependencies, ...front.dependencies] };
  }
}

function setupOf({ site }: Viewpoint): z.infer<typeof initSchema>['frontendSetup'] {
  const { slug, name, path, locale, timeZone, currency, currencySign } = site;
  return { site: slug, name, path, locale, timeZone, currency, currencySign };
}

function placeholdersOf({ edition, site }: Viewpoint): { pattern: string; text: string }[] {
  return edition.sections
    .filter((section) => section.sites.includes(site.slug))
    .flatMap((section) =>
      section.components.flatMap(({ factory, props }) =>
        factory === 'search-bar' ? [{ pattern: site.path + section.pattern, text: props.placeholder }] : [],
      ),
    );
}
