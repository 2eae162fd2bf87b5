import type { ContentFeature } from '#features/content/public.server.ts';
import { defineFeature, type FeatureNeeds, registerCall } from '#features/kit/public.ts';
import { mainSite } from '#features/sites/public.ts';
import { addPostCall, changePostCall, consoleCall } from './calls/console.call.ts';
import { addLiveCommands } from './commands/live-commands.server.ts';
import { createLiveConsole } from './console/live-console.server.ts';
import { facts } from './live.feature.ts';
import { createLiveFeature } from './live-feature.server.ts';

export const liveFeature = defineFeature({
  ...facts,
  calls: [registerCall(consoleCall), registerCall(addPostCall), registerCall(changePostCall)],
  commands: [addLiveCommands],
  create: ({ db, content, clock, edition, port }: FeatureNeeds & { content: ContentFeature }) => {
    const needs = { db, content, clock, view: { edition, site: mainSite(edition), port } };
    return { live: createLiveFeature(needs), liveConsole: createLiveConsole(needs) };
  },
});
