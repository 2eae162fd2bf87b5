export { updateMeasurement } from '#features/measurement/public.ts';
