/**
 * State of notifications in a browser, in a cache that the page and the service worker share: the worker has no
 * other storage without a database. Whether there is a consent, and to what, the server knows alone.
 */
import type { QuietHours } from '../quiet-hours.ts';
import type { TopicRef } from '../topic.ts';

/** Not below the prefix of offline copies, which are deleted with each build. */
export const pushStateCache = 'push-state';
/** Never requested; a name in the cache. */
export const pushStatePath = '/push-state.json';
export const webPushPath = '/api/web-push';
/** The code of the call's answer to a browser that the server does not know, as after a withdrawal. */
export const unknownClient = 'push-client-not-found';

/** The part that the page sends and the server stores. */
export interface PushChoice {
  topics: TopicRef[];
  quiet: QuietHours;
}

export interface PushState {
  clientToken: string;
  endpoint: string;
  /** The key of the subscription. */
  vapidKey: string;
}
