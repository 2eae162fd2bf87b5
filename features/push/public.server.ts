export { linkBrowserCall } from './calls/link-browser.call.ts';
export { subscribeCall, subscriptionsCall, unsubscribeCall } from './calls/subscriptions.call.ts';
export { removeBrowserCall, webPushCall, webPushStateCall } from './calls/web-push.call.ts';
export { consentSubject } from './client-token.server.ts';
export { addPushCommands } from './commands/push-commands.server.ts';
export { notificationsPage } from './pages/notifications.page.ts';
export {
  createPushFeature,
  type PushFeature,
  type PushStatus,
  type PushSubjects,
} from './push-feature.server.ts';
export { pushPart } from './push-part.ts';
export type { MatchScore } from './server/goals.server.ts';
export { notifyReaders } from './server/push-queues.server.ts';
export { pushSandboxPath, pushSandboxRoute } from './server/push-sandbox-route.server.ts';
