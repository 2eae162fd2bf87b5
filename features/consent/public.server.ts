export type { ConsentFeature } from './consent-feature.server.ts';
export { createConsentFeature } from './consent-feature.server.ts';
