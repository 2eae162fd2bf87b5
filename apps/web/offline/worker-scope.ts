/** What a service worker finds around it: the DOM's types know windows only. */
import type { WorkerSettings } from './worker-settings.ts';

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface AskingEvent {
  request: Request;
  /** The page as the browser asked for it while the worker was starting; undefined where it cannot do that. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface WorkerScope {
  settings: WorkerSettings;
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(kind: 'fetch', listener: (event: AskingEvent) => void): void;
}
