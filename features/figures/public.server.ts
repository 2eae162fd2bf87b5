export { exchangeRateSchema, floodingDataSchema, weatherDataSchema } from './board-schema.ts';
export type { FiguresFeature } from './figures-feature.server.ts';
