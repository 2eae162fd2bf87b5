/** Global scope of the newsroom's service worker: TypeScript's DOM library only describes windows. */
import type { KeptApplication } from '#platform/browser/kept-application.ts';

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEventLike extends WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface NewsroomWorkerScope {
  settings: KeptApplication;
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(kind: 'fetch', listener: (event: FetchEventLike) => void): void;
}
