import { defineFeature, type FeatureNeeds, registerCall, registerPage } from '#features/kit/public.ts';
import { exchangeCall } from './calls/exchange.call.ts';
import { facts } from './figures.feature.ts';
import { createFiguresFeature, type FiguresFeature } from './figures-feature.server.ts';
import { figuresJobs } from './figures-jobs.ts';
import { figuresSetting } from './figures-setting.ts';
import { exchangePage } from './pages/exchange.page.ts';

export const figuresFeature = defineFeature({
  ...facts,
  pages: [registerPage(exchangePage)],
  calls: [registerCall(exchangeCall)],
  jobs: ({ figures }: { figures: FiguresFeature }) => figuresJobs(figures),
  settings: [figuresSetting],
  sandboxes: (edition) =>
    Object.entries(figuresSetting.of(edition)?.sources ?? {})
      .filter(([, source]) => source === 'sandbox')
      .map(([name]) => `figures.sources.${name}`),
  create: ({ edition, onInvalidation: onInvalidations, ...needs }: FeatureNeeds) => ({
    figures: createFiguresFeature({ ...needs, onInvalidations, setting: figuresSetting.of(edition) ?? null }),
  }),
});
