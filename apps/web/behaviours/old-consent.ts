/** A file of the build by itself: `agreed.ts` needs other exports of the entry at once. */
export { moveOldConsent } from '#features/consent/public.browser.ts';
