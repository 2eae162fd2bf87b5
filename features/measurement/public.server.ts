export { measurementPart } from './measurement-part.ts';
export { pageMeasurement } from './page-measurement.ts';
