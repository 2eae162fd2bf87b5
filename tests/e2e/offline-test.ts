/** Test setup for offline reading: a browser with a service worker, and access to its caches. */
import { test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/**
 * A browser context with service workers. Offline browsers log an error for every failed request, so only uncaught
 * exceptions of scripts fail a test.
 */
export const test = base.extend<{ thrown: string[] }>({
  serviceWorkers: 'allow',
  thrown: [
    async ({ context }, use) => {
      const thrown: string[] = [];
      context.on('weberror', (error) => thrown.push(String(error.error())));
      await use(thrown);
      base.expect(thrown, 'what scripts threw').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the service worker is active. */
export async function untilWorkerActive(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** Paths of everything in the caches. */
export function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Paths of stories with an offline copy. */
export async function offlineCopies(page: Page): Promise<string[]> {
  return (await cachedPaths(page)).filter((path) => /\/\d{4}\/\d\d\/\d\d\//.test(path));
}

export function shells(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.includes('-shell-')).toSorted(),
  );
}
