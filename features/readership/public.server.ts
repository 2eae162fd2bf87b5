export { readsCall } from './calls/reads.call.ts';
export type { ReadershipFeature } from './readership-feature.server.ts';
export { createReadershipFeature } from './readership-feature.server.ts';
