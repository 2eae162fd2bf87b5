/** Whoever has offline copies looks whether one of them must go, at the first contact with the server [ACT-08]. */
import { storiesCache } from '../cache-names.ts';

/** The page comes first. */
const pauseMs = 2_500;

export function forgetRemovedStories(): void {
  if (!('caches' in globalThis)) return;
  setTimeout(() => {
    forget().catch((error: unknown) => console.info('Offline copies were not compared.', error));
  }, pauseMs);
}

async function forget(): Promise<void> {
  if (await caches.has(storiesCache)) await (await import('./forget-removed.ts')).forgetRemoved();
}
