export { readsCall } from './calls/reads.call.ts';
export type { ReadershipFeature, ReadershipNeeds } from './readership-feature.server.ts';
export { createReadershipFeature } from './readership-feature.server.ts';
export type { SiteRanking } from './readership-queries.server.ts';
