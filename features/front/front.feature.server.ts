import { defineFeature, registerCall } from '#features/kit/public.ts';
import { podcastBlockPositionCall, uniqueBySlugCall, uniqueGroupCall } from './calls/unique.call.ts';
import { facts } from './front.feature.ts';

export const frontFeature = defineFeature({
  ...facts,
  calls: [
    registerCall(podcastBlockPositionCall),
    registerCall(uniqueBySlugCall),
    registerCall(uniqueGroupCall),
  ],
});
