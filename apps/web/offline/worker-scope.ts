/** Global scope of a service worker: TypeScript's DOM library only describes windows. */
import type { WorkerSettings } from './worker-settings.ts';

export interface ExtendableEventLike {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEventLike extends ExtendableEventLike {
  request: Request;
  /** Navigation preload: the page requested while the worker was starting; undefined if unsupported. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WindowLike {
  url: string;
  focus(): Promise<unknown>;
}

export interface PushEventLike extends ExtendableEventLike {
  /** Null for a message without content. */
  data: { text(): string } | null;
}

export interface NotificationEventLike extends ExtendableEventLike {
  notification: Notification;
}

export interface WorkerScope {
  settings: WorkerSettings;
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(filter: { type: 'window'; includeUncontrolled: true }): Promise<WindowLike[]>;
    openWindow(url: string): Promise<WindowLike | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: ExtendableEventLike) => void): void;
  addEventListener(kind: 'fetch', listener: (event: FetchEventLike) => void): void;
  addEventListener(kind: 'push', listener: (event: PushEventLike) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: NotificationEventLike) => void): void;
  addEventListener(kind: 'pushsubscriptionchange', listener: (event: ExtendableEventLike) => void): void;
}
