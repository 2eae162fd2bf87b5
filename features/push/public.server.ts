export { consentSubject } from './client-token.server.ts';
export { createPushFeature, type PushFeature, type PushSubjects } from './push-feature.server.ts';
export { pushPart } from './push-part.ts';
export type { MatchScore } from './server/goals.server.ts';
export { notifyReaders } from './server/push-queues.server.ts';
export { pushSandboxRoute } from './server/push-sandbox-route.server.ts';
