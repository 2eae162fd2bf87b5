/** Registers the service worker that serves offline pages, after the page has loaded. */
import { forgetRemovedStories } from '#features/saved/browser/forget-removed.startup.ts';
import { isInApp } from '#platform/browser/native-app/is-in-app.ts';

/** Delay that gives the pictures of the first screen priority. */
const pauseMs = 2_000;

export function startWorker(): void {
  const { worker } = document.body.dataset;
  if (!worker || isInApp()) return;
  const start = () =>
    setTimeout(
      () =>
        // A browser may lack or forbid it, as in a private window; everything else works without it.
        navigator.serviceWorker
          ?.register(worker, { updateViaCache: 'none' })
          .then(forgetRemovedStories)
          .catch(console.info),
      pauseMs,
    );
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
