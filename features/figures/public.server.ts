export { exchangeRateSchema, floodingDataSchema, weatherDataSchema } from './board-schema.ts';
export { exchangeCall } from './calls/exchange.call.ts';
export type { FiguresFeature } from './figures-feature.server.ts';
export { createFiguresFeature } from './figures-feature.server.ts';
export { exchangePage } from './pages/exchange.page.ts';
