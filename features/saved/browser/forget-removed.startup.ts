import { storiesCache } from '../cache-names.ts';

/** On a device with offline copies, looks whether one of them must go [ACT-08]. */
export async function forgetRemovedStories(): Promise<void> {
  if (!(await caches.has(storiesCache))) return;
  const saved = await import('./saved.behaviour.ts');
  return saved.forgetRemoved();
}
