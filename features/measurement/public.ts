export { loadMeasurement } from './browser/load-measurement.ts';
export type { MeasuredArticle, MeasuredPayment, PageMeasurement } from './measurement.ts';
