/** State of notifications in this browser, and requests about them; shared by pages and the service worker. */
import {
  type PushState,
  pushStateCache,
  pushStatePath,
  unknownClient,
  webPushPath,
} from '../devices/stored-state.ts';

/** Null where nothing is stored, and where storage is forbidden. */
export async function readPushState(): Promise<PushState | null> {
  try {
    const cache = await caches.open(pushStateCache);
    const answer = await cache.match(pushStatePath);
    if (!answer) return null;
    const state: PushState = await answer.json();
    return state;
  } catch {
    return null;
  }
}

export async function writePushState(state: PushState): Promise<void> {
  const cache = await caches.open(pushStateCache);
  await cache.put(pushStatePath, Response.json(state));
}

export async function deletePushState(): Promise<void> {
  await caches.delete(pushStateCache);
}

export function sendPush(body: object): Promise<Response> {
  return fetch(webPushPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Other answers with the status 404 come from servers in between. */
export async function isUnknownClient(answer: Response): Promise<boolean> {
  const { code }: { code?: string } = await answer.json().catch(() => ({}));
  return code === unknownClient;
}
