/** Notifications in the service worker: shows messages, opens their stories, renews the browser's subscription. */
import { pushStateCache, webPushPath } from '../devices/stored-state.ts';
import { deletePushState, isUnknownClient, readPushState, sendPush, writePushState } from './push-state.ts';

export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface PushEventLike extends WorkerEvent {
  /** Null for a message without content. */
  data: { text(): string } | null;
}

interface NotificationEventLike extends WorkerEvent {
  notification: Notification;
}

interface WindowLike {
  url: string;
  focus(): Promise<unknown>;
}

/** Global scope of a service worker: TypeScript's DOM library only describes windows. */
export interface PushScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(filter: { type: 'window'; includeUncontrolled: true }): Promise<WindowLike[]>;
    openWindow(url: string): Promise<WindowLike | null>;
  };
  addEventListener(kind: 'push', listener: (event: PushEventLike) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: NotificationEventLike) => void): void;
  addEventListener(kind: 'pushsubscriptionchange', listener: (event: WorkerEvent) => void): void;
}

/** Title of a notification whose message cannot be read, and the picture of all. */
export interface PushSettings {
  title: string;
  icon: string;
}

interface ShownMessage extends NotificationOptions {
  title: string;
  navigate: string;
}

const dayMs = 86_400_000;

export function servePush(scope: PushScope, settings: PushSettings): void {
  scope.addEventListener('push', (event) => event.waitUntil(showNotification(scope, event.data, settings)));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openStory(scope, String(event.notification.data)));
  });
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(heal(scope)));
}

/** A browser shows a notification of its own if we show none. */
async function showNotification(
  { registration }: PushScope,
  data: PushEventLike['data'],
  settings: PushSettings,
): Promise<void> {
  const { title, navigate, ...rest } = readMessage(data) ?? { title: settings.title, navigate: '/' };
  await registration.showNotification(title, { icon: settings.icon, data: navigate, ...rest });
}

function readMessage(data: PushEventLike['data']): ShownMessage | null {
  try {
    const { notification }: { notification: ShownMessage } = JSON.parse(data?.text() ?? '');
    return notification.title && URL.canParse(notification.navigate) ? notification : null;
  } catch {
    return null;
  }
}

/** A tab that shows the story comes to the front. */
async function openStory({ clients, location }: PushScope, url: string): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const wanted = new URL(url, location.origin).href;
  const open = windows.find((one) => one.url.split('#', 1)[0] === wanted);
  await (open ? open.focus() : clients.openWindow(wanted));
}

let healedAt = 0;

/** Once a day; failures wait for the next day. */
export async function healDaily(scope: PushScope): Promise<void> {
  if (Date.now() - healedAt < dayMs || !(await caches.has(pushStateCache))) return;
  healedAt = Date.now();
  await heal(scope);
}

/**
 * Renews a subscription that has ended or is for a former key. Only the server knows whether the reader still wants
 * notifications: a browser that it does not know any more forgets its subscription, and asks for no other one. The page
 * of notifications renews, too, one after the other.
 */
function heal({ registration }: PushScope): Promise<void> {
  return navigator.locks.request(pushStateCache, () => healAlone(registration.pushManager));
}

async function healAlone(pushManager: PushManager): Promise<void> {
  const stored = await readPushState();
  if (!stored || Notification.permission !== 'granted') return;
  const { clientToken } = stored;
  const answer = await fetch(`${webPushPath}?${new URLSearchParams({ clientToken })}`);
  if (!answer.ok) return forgetIfUnknown(pushManager, answer);
  const { vapidKey, isActive }: { vapidKey: string; isActive: boolean } = await answer.json();
  let subscription = await pushManager.getSubscription();
  if (subscription && (!isActive || vapidKey !== stored.vapidKey)) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: vapidKey });
  const { endpoint } = subscription;
  if (isActive && endpoint === stored.endpoint) return;
  const renewed = await sendPush({ act: 'renew', clientToken, subscription, vapidKey });
  if (!renewed.ok) return forgetIfUnknown(pushManager, renewed);
  await writePushState({ clientToken, endpoint, vapidKey });
}

async function forgetIfUnknown(pushManager: PushManager, answer: Response): Promise<void> {
  if (!(await isUnknownClient(answer))) return;
  await (await pushManager.getSubscription())?.unsubscribe();
  await deletePushState();
}
