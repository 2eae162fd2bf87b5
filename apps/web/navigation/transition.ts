import { prefersReducedMotion } from '#platform/browser/reader-preferences.ts';

/** Runs a DOM update in a view transition if the browser supports it and the reader allows motion. */
export async function inTransition(update: () => void): Promise<void> {
  const isAnimated =
    'startViewTransition' in document && !document.hidden && !prefersReducedMotion() && !hasFewCores();
  if (!isAnimated) return update();
  const { ready, finished, updateCallbackDone } = document.startViewTransition(update);
  // A skipped transition is no error: the update still runs.
  ready.catch(() => undefined);
  finished.catch(() => undefined);
  await updateCallbackDone;
}

/** On few cores the snapshot of the old page delays rendering the new one. */
function hasFewCores(): boolean {
  return navigator.hardwareConcurrency <= 2;
}
