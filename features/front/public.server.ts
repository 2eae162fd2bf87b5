export type { FrontDrafts } from './drafts/front-drafts.server.ts';
export type { FilledFront, FilledPart, FrontRequest } from './fill/fill-front.server.ts';
export type { FrontFeature } from './front-feature.server.ts';
export { createFrontFeature } from './front-feature.server.ts';
export type { FrontNeeds } from './front-needs.server.ts';
export {
  autoBlockSchema,
  frontBoxShape,
  type RecommendedAnswer,
  recommendedSchema,
} from './front-schema.server.ts';
