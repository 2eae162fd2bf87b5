export type { MeasuredArticle, MeasuredPayment, PageMeasurement } from './measurement.ts';
