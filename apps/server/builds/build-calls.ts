import { defineFeature, registerCall } from '#features/kit/public.ts';
import { buildManifestCall, latestBuildCall } from './build.call.ts';

/** Calls about the running build and the API. */
export const buildCalls = defineFeature({
  name: 'builds',
  layer: 8,
  calls: [registerCall(latestBuildCall), registerCall(buildManifestCall)],
});
