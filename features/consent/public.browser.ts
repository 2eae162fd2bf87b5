export { moveOldConsent } from './browser/old-consent.ts';
export { removeWithoutConsent } from './browser/remove-stored.ts';
