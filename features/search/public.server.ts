export type { Stemmer } from '#platform/hungarian/stemmer.ts';
export type { Filling } from './fill-index.server.ts';
export type { SearchNeeds, SearchRoom } from './search-room.server.ts';
export { createSearchRoom } from './search-room.server.ts';
export { searchRoutes } from './search-routes.server.ts';
export { searchPageSchema, suggestionsSchema, typeaheadSchema } from './search-schema.server.ts';
export { stemLine } from './stem-line.ts';
