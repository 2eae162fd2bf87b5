export { updateMeasurement } from '#features/measurement/public.browser.ts';
