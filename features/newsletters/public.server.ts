export { startBounceServer } from './bounce-server.server.ts';
export { createNewslettersFeature, type NewslettersFeature } from './newsletters-feature.server.ts';
export type { StoriesOfSite } from './newsletters-needs.server.ts';
export { newsletterOf, promotedNewsletter } from './newsletters-part.ts';
export { wantedNewsletters } from './sign-up.ts';
