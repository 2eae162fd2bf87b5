/** Reads and writes what the browser remembers of its notifications. */
import { type PushState, pushStateCache, pushStatePath } from '../stored-state.ts';

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
