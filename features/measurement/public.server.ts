export { measurementPart } from './measurement-part.ts';
export { measurementOrigins, pageMeasurement } from './page-measurement.ts';
