export { failureOfOrder } from './calls/notifications.call.ts';
export { consentSubject } from './devices/client-token.server.ts';
export { createPushFeature, type PushFeature, type PushSubjects } from './push-feature.server.ts';
export type { OrderOutcome } from './sendings/order-sending.server.ts';
export { eraseMessages } from './server/erase-messages-queries.server.ts';
export type { MatchScore } from './server/goals.server.ts';
export { notifyReaders } from './server/push-queues.server.ts';
export { pushSandboxRoute } from './server/push-sandbox-route.server.ts';
export { pushPart } from './setting/push-part.ts';
