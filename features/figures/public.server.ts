export { exchangeRateSchema, floodingDataSchema, weatherDataSchema } from './board-schema.ts';
export type { FiguresRoom } from './figures-room.server.ts';
export { createFiguresRoom } from './figures-room.server.ts';
export { figuresRoutes } from './figures-routes.server.ts';
export { openSandbox } from './sandbox/open-sandbox.server.ts';
