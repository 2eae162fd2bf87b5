export { startBounceServer } from './bounces/bounce-server.server.ts';
export { eraseFromIssues } from './issues/erase-stories-queries.server.ts';
export { createNewslettersFeature, type NewslettersFeature } from './newsletters-feature.server.ts';
export type { StoriesOfSite } from './newsletters-needs.server.ts';
export { newsletterOf, newslettersPart, promotedNewsletter } from './newsletters-part.ts';
export { wantedNewsletters } from './subscribers/sign-up.ts';
