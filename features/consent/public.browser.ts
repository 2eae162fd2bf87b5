export { currentConsent } from './browser/consent-store.ts';
export { moveOldConsent } from './browser/old-consent.ts';
