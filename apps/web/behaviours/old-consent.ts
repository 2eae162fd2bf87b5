export { moveOldConsent } from '#features/consent/public.browser.ts';
