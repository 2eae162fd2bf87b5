export { updateMeasurement } from './browser/update-measurement.ts';
export type { MeasuredArticle, MeasuredPayment, PageMeasurement } from './measurement.ts';
