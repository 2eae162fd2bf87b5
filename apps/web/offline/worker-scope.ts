/** Global scope of a service worker: TypeScript's DOM library only describes windows. */
import type { PushScope, WorkerEvent } from '#features/push/browser/push.worker.ts';
import type { WorkerSettings } from './worker-settings.ts';

export interface FetchEventLike extends WorkerEvent {
  request: Request;
  /** Navigation preload: the page requested while the worker was starting; undefined if unsupported. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface WorkerScope extends PushScope {
  settings: WorkerSettings;
  clients: PushScope['clients'] & { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener: PushScope['addEventListener'] & {
    (kind: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
    (kind: 'fetch', listener: (event: FetchEventLike) => void): void;
  };
}
