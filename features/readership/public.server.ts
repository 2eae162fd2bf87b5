export type { SiteRanking } from './readership-queries.server.ts';
export type { ReadershipNeeds, ReadershipRoom } from './readership-room.server.ts';
export { createReadershipRoom } from './readership-room.server.ts';
export { readershipRoutes } from './readership-routes.server.ts';
