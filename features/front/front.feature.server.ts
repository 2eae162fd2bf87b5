import { defineFeature, type FeatureNeeds, registerCall } from '#features/kit/public.ts';
import { boxesWithStory, type FrontOutcomeNeeds } from './boxes-with-story.ts';
import { changeFrontCall, frontStoriesCall, readFrontCall, restoreFrontCall } from './calls/fronts.call.ts';
import { launchCall, launchesCall, undoLaunchCall } from './calls/launches.call.ts';
import { podcastBlockPositionCall, uniqueBySlugCall, uniqueGroupCall } from './calls/unique.call.ts';
import { createFrontDrafts } from './drafts/front-drafts.server.ts';
import { facts } from './front.feature.ts';

export const frontFeature = defineFeature({
  ...facts,
  calls: [
    registerCall(podcastBlockPositionCall),
    registerCall(uniqueBySlugCall),
    registerCall(uniqueGroupCall),
    registerCall(readFrontCall),
    registerCall(changeFrontCall),
    registerCall(restoreFrontCall),
    registerCall(frontStoriesCall),
    registerCall(launchCall),
    registerCall(launchesCall),
    registerCall(undoLaunchCall),
  ],
  outcomesOf: ({ front, edition, port }: FrontOutcomeNeeds, id) =>
    boxesWithStory({ front, edition, port }, id),
  create: (needs: FeatureNeeds) => ({ frontDrafts: createFrontDrafts(needs) }),
});
