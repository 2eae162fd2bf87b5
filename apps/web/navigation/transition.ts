import { wantsNoMotion } from '../behaviours/reader-wishes.ts';

/** Puts something else on the screen, gently where the browser can and the reader wants it. */
export async function inTransition(update: () => void): Promise<void> {
  const isGentle =
    'startViewTransition' in document && !document.hidden && !wantsNoMotion() && !hasFewCores();
  if (!isGentle) return update();
  const { ready, finished, updateCallbackDone } = document.startViewTransition(update);
  // One that is skipped is no fault: the update is made all the same.
  ready.catch(() => undefined);
  finished.catch(() => undefined);
  await updateCallbackDone;
}

/** There the picture that is kept of the page before takes the time in which the next could have been drawn. */
function hasFewCores(): boolean {
  return navigator.hardwareConcurrency <= 2;
}
