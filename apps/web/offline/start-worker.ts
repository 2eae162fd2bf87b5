/** Hands the browser what it needs to show the paper without network; pages do not wait for it. */
import { isInApp } from '../behaviours/in-app.ts';

/** The pictures of the first screen come first. */
const pauseMs = 2_000;

export function startWorker(): void {
  const { worker } = document.body.dataset;
  if (worker === undefined || isInApp() || !('serviceWorker' in navigator)) return;
  const start = (): void => {
    setTimeout(() => {
      navigator.serviceWorker.register(worker, { updateViaCache: 'none' }).catch((error: unknown) => {
        // A browser may forbid it, as in a private window: everything else works.
        console.info('The paper cannot be kept for when there is no network.', error);
      });
    }, pauseMs);
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
