/** The browser's subscription, and its registration with us. */
import { type PushChoice, pushStateCache, webPushPath } from '../devices/stored-state.ts';
import { deletePushState, isUnknownClient, readPushState, sendPush, writePushState } from './push-state.ts';

export type EnableResult = 'on' | 'denied' | 'offline' | 'failed';

export function isPushSupported(): boolean {
  return (
    document.body.dataset.worker !== undefined &&
    'serviceWorker' in navigator &&
    'PushManager' in globalThis &&
    'Notification' in globalThis &&
    'caches' in globalThis
  );
}

/** Called only after a click: browsers punish pages that ask unasked, and so do readers. */
export async function enablePush(vapidKey: string, choice: PushChoice): Promise<EnableResult> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  if (!navigator.onLine) return 'offline';
  const subscription = await currentSubscription(vapidKey);
  return register(subscription, vapidKey, choice);
}

async function register(
  subscription: PushSubscription,
  vapidKey: string,
  choice: PushChoice,
): Promise<EnableResult> {
  const known = await readPushState();
  const clientToken = known?.clientToken ?? null;
  const answer = await sendPush({ act: 'choose', clientToken, subscription, vapidKey, choice });
  if (!answer.ok) return 'failed';
  const { clientToken: own }: { clientToken: string } = await answer.json();
  await writePushState({ clientToken: own, endpoint: subscription.endpoint, vapidKey });
  await linkToAccount(own);
  return 'on';
}

/** A subscription for another key of ours is of no use any more. */
async function currentSubscription(vapidKey: string): Promise<PushSubscription> {
  const { pushManager } = await readyWorker();
  const known = await pushManager.getSubscription();
  if (known && keyOf(known) === vapidKey) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: vapidKey });
}

/** The worker is registered some seconds after the page has loaded; here somebody waits for it. */
async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const { worker = '' } = document.body.dataset;
  await navigator.serviceWorker.register(worker, { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  if (applicationServerKey === null) return '';
  const text = btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Lists the browser with the account of a reader who is signed in; without one nothing is requested. */
async function linkToAccount(clientToken: string): Promise<void> {
  if (!/(?:^|; )signed_in=1(?:;|$)/.test(document.cookie)) return;
  await fetch(`${webPushPath}/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientToken }),
  }).catch(() => undefined);
}

/** The server forgets the browser first: if that fails, the reader can try again. */
export async function disablePush(): Promise<'off' | 'offline' | 'failed'> {
  if (!navigator.onLine) return 'offline';
  const state = await readPushState();
  if (state) {
    const query = new URLSearchParams({ clientToken: state.clientToken });
    const answer = await fetch(`${webPushPath}?${query}`, { method: 'DELETE' });
    if (!answer.ok) return 'failed';
  }
  await forget();
  return 'off';
}

export interface KnownChoice extends PushChoice {
  topics: (PushChoice['topics'][number] & { title: string })[];
}

interface ServerState {
  /** The key with which the browser has to subscribe now. */
  vapidKey: string;
  /** False when the push service has given the subscription up. */
  isActive: boolean;
  choice: KnownChoice;
}

/**
 * The choice that the server has of this browser; null for none. Renews a subscription that was lost, as the worker does:
 * one after the other, or each would end the subscription of the other.
 */
export function loadChoice(): Promise<KnownChoice | null> {
  return navigator.locks.request(pushStateCache, loadAlone);
}

async function loadAlone(): Promise<KnownChoice | null> {
  const state = await readPushState();
  if (!state) return null;
  const query = new URLSearchParams({ clientToken: state.clientToken });
  const answer = await fetch(`${webPushPath}?${query}`);
  if (!answer.ok) {
    // The consent was withdrawn elsewhere, as in the profile: what is left here of it goes, too.
    if (await isUnknownClient(answer)) await forget();
    return null;
  }
  const { vapidKey, isActive, choice }: ServerState = await answer.json();
  if (!isActive && Notification.permission === 'granted') await renew(state.clientToken, vapidKey);
  return choice;
}

/** The reader has allowed it, and still wants the topics that the server has; the former subscription is dead. */
async function renew(clientToken: string, vapidKey: string): Promise<void> {
  const { pushManager } = await readyWorker();
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await currentSubscription(vapidKey);
  const answer = await sendPush({ act: 'renew', clientToken, subscription, vapidKey });
  if (answer.ok) await writePushState({ clientToken, endpoint: subscription.endpoint, vapidKey });
}

async function forget(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await deletePushState();
}
