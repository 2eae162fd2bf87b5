/** What a page keeps on the reader's device, and a network that can be taken away. */
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/**
 * A reader whose browser may have a service worker. Without network a browser complains about everything that does not
 * come, so only what scripts throw counts.
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

/** The paper can do without a network. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** Paths of everything that is kept. */
export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Paths of the pages of stories that are kept whole. */
export async function keptStories(page: Page): Promise<string[]> {
  return (await keptPaths(page)).filter((path) => /\/\d{4}\/\d\d\/\d\d\//.test(path));
}

export function shells(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.includes('-shell-')).toSorted(),
  );
}

export async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
