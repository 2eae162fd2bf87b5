export { updateMeasurement } from './browser/update-measurement.ts';
