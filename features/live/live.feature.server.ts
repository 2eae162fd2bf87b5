import type { ContentFeature } from '#features/content/public.server.ts';
import { defineFeature, type FeatureNeeds } from '#features/kit/public.ts';
import { mainSite } from '#features/sites/public.ts';
import { addLiveCommands } from './commands/live-commands.server.ts';
import { facts } from './live.feature.ts';
import { createLiveFeature } from './live-feature.server.ts';

export const liveFeature = defineFeature({
  ...facts,
  commands: [addLiveCommands],
  create: ({ content, clock, edition, port }: FeatureNeeds & { content: ContentFeature }) => ({
    live: createLiveFeature({ content, clock, view: { edition, site: mainSite(edition), port } }),
  }),
});
