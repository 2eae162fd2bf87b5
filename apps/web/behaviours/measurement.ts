/** A file of the build by itself, which only readers load who agreed to be measured. */
export { updateMeasurement } from '#features/measurement/public.browser.ts';
