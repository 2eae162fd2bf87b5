/** Data that a client loads once and then refreshes: set-up, the day's figures, trending tags [FRONT-02] [FRONT-03]. */
import { z } from 'zod';
import {
  exchangeRateSchema,
  type FiguresFeature,
  floodingDataSchema,
  weatherDataSchema,
} from '#features/figures/public.server.ts';
import { boardIn, headerFigures, headerTexts, skyIconNames } from '#features/figures/public.ts';
import type { FrontFeature } from '#features/front/public.server.ts';
import { boxKinds, isStoryBox } from '#features/front/public.ts';
import { defineCall, json, publicCall } from '#features/kit/public.ts';
import type { ListsFeature } from '#features/lists/public.server.ts';
import { sectionSearchWords, type Viewpoint } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { componentSetupOf, componentSetupSchema, setupSlug } from '../component-setup.ts';
import { pipSlug, pipStatusOf, pipStatusSchema } from '../pip-status.ts';

interface FrontendNeeds {
  figures: FiguresFeature;
  front: FrontFeature;
  lists: ListsFeature;
}

const rates = z
  .array(exchangeRateSchema)
  .describe('In the currency of the site; empty if there are no rates yet.');
const refreshed = z.object({
  componentSetup: componentSetupSchema,
  exchangeRates: rates,
  exchangesRates: rates.describe('The same as `exchangeRates`, for old clients.'),
  weatherData: weatherDataSchema.nullable().describe('Null if there are no data yet.'),
  floodingData: floodingDataSchema.nullable().describe('Levels of rivers; null if there are no data yet.'),
  headFigures: z
    .array(
      z.object({
        figure: z.string(),
        shown: z.string(),
        said: z
          .object({ hu: z.string(), en: z.string() })
          .nullable()
          .describe('Additional text for screen readers; null for none.'),
        sign: z
          .enum(skyIconNames)
          .nullable()
          .describe('What the sky looks like; null for what is not weather.'),
      }),
    )
    .describe('What the head of the site’s pages shows of these, ready to be shown.'),
  pipStatus: pipStatusSchema,
  trendingTags: z.array(z.object({ slug: z.string(), name: z.string() })),
  widgets: z
    .array(z.object({ slug: z.string(), kind: z.enum(boxKinds), position: z.number(), title: z.string() }))
    .describe('The front page’s boxes without articles.'),
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

export const frontendInitCall = defineCall({
  ...publicCall,
  id: 'frontendInit',
  path: '/api/frontend/init',
  tag: 'front',
  summary: 'Data of a site that change rarely',
  answer: json(initSchema, 'The set-up, and what is refreshed.'),
  async handle({ view }, needs: FrontendNeeds) {
    const { now, dependencies } = await refreshData(view, needs);
    const value = { ...now, frontendSetup: setupOf(view), searchPlaceholders: placeholdersOf(view) };
    return { kind: 'answer', value, dependencies };
  },
});

export const frontendRefreshCall = defineCall({
  ...publicCall,
  id: 'frontendRefresh',
  path: '/api/frontend/refresh',
  tag: 'front',
  summary: 'Data of a site that change during the day',
  answer: json(refreshSchema, 'As it is now.'),
  caching: 'poll',
  async handle({ view }, needs: FrontendNeeds) {
    const { now, dependencies } = await refreshData(view, needs);
    return { kind: 'answer', value: now, dependencies };
  },
});

async function refreshData(
  view: Viewpoint,
  { figures, front, lists }: FrontendNeeds,
): Promise<{ now: z.infer<typeof refreshed>; dependencies: Dependency[] }> {
  const [board, setup, pip, trending, found] = await Promise.all([
    figures.board(),
    front.unique(setupSlug),
    front.unique(pipSlug),
    lists.trendingTags(view, trendingShown),
    front.front(view, { only: (box) => !isStoryBox(box.kind) && box.kind !== 'recommender' }),
  ]);
  const own = boardIn(board, view.site.currency);
  const { rates: exchangeRates } = own;
  const now = {
    componentSetup: componentSetupOf(setup?.content),
    exchangeRates,
    exchangesRates: exchangeRates,
    weatherData: board.weather.length > 0 ? { places: board.weather } : null,
    floodingData: board.water.length > 0 ? { stations: board.water } : null,
    headFigures: headerTexts(headerFigures(figures.setting, view.site, own)),
    pipStatus: pipStatusOf(pip?.content),
    trendingTags: trending.tags.map(({ slug, name }) => ({ slug, name })),
    widgets: found.boxes.map(({ slug, kind, position, title }) => ({ slug, kind, position, title })),
  };
  const keys = [`unique:${setupSlug}`, `unique:${pipSlug}`, ...figuresKeys].map((key) => ({ key }));
  return { now, dependencies: [...keys, ...trending.dependencies, ...found.dependencies] };
}

function setupOf({ site }: Viewpoint): z.infer<typeof initSchema>['frontendSetup'] {
  const { slug, name, path, locale, timeZone, currency, currencySign } = site;
  return { site: slug, name, path, locale, timeZone, currency, currencySign };
}

function placeholdersOf({ edition, site }: Viewpoint): { pattern: string; text: string }[] {
  return edition.sections
    .filter((section) => section.sites.includes(site.slug))
    .flatMap((section) =>
      section.components.flatMap(({ factory, props }) => {
        if (factory !== 'search-bar') return [];
        const text = props.placeholder ?? sectionSearchWords[section.language].placeholder;
        return [{ pattern: site.path + section.pattern, text }];
      }),
    );
}
