import { defineFeature, registerCall } from '#features/kit/public.ts';
import { buildManifestCall, latestBuildCall } from './build.call.ts';

/** What the program says about itself. */
export const buildCalls = defineFeature({
  name: 'builds',
  layer: 8,
  calls: [registerCall(latestBuildCall), registerCall(buildManifestCall)],
});
