/** Reading without network: what is shown, and what must never be cached. */
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { at, openStory, sites } from './addresses.ts';
import { type AlteringProxy, startAlteringProxy } from './altering-proxy.ts';
import { cachedPaths, expect, offlineCopies, shells, test, untilWorkerActive } from './offline-test.ts';
import { isNotReloaded, markDocument, untilParsed } from './soft-navigation-steps.ts';

const offlineNotice = '[data-saved-line]';

async function readStory(page: Page): Promise<string> {
  const path = await openStory(page, 'news');
  await untilWorkerActive(page);
  // When the worker became active after the story was read, the next visit saves the offline copy.
  await page.reload();
  await expect.poll(() => offlineCopies(page)).toContain(path);
  const picture = await page.locator('[data-save]').getAttribute('data-image');
  await expect.poll(() => cachedPaths(page)).toContain(picture);
  return path;
}

async function addLink(page: Page, path: string, name: string): Promise<void> {
  await page.evaluate(
    ([href, text]) => {
      document
        .querySelector('main')
        ?.insertAdjacentHTML('afterbegin', `<p><a href="${href}">${text}</a></p>`);
    },
    [path, name],
  );
}

test('a story that was read opens without network, with the date of its offline copy', async ({
  page,
  context,
}) => {
  const path = await readStory(page);
  await expect(page.locator(offlineNotice)).toBeHidden();
  await context.setOffline(true);
  await page.goto('/mentett', untilParsed);
  await page.goto(`${path}?utm_source=level`);
  await expect(page.locator(offlineNotice)).toHaveText(
    /^Mentett változat – \p{L}+ \d{1,2}\., \d{1,2}:\d\dFrissítés$/u,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const picture = page.locator('article img').first();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.fonts.check('16px "Lapzarta Serif"'))).toBe(true);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await context.setOffline(false);
  await page.locator(offlineNotice).getByRole('link', { name: 'Frissítés' }).click();
  await expect(page.locator(offlineNotice)).toBeHidden();
});

for (const site of sites) {
  test(`${site.name} shows the offline page without network`, async ({ page, context }) => {
    await page.goto(at(site, site.front), untilParsed);
    await untilWorkerActive(page);
    await context.setOffline(true);
    const answer = await page.goto(at(site, `${site.prefix}/legfrissebb`), untilParsed);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nincs kapcsolat');
    await expect(page.locator('body')).toHaveAttribute('data-site', site.slug);
    await expect(page.getByText('Olvasott cikk most nincs az eszközön.')).toBeVisible();
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    // The page notices without a click that the network is back.
    await context.setOffline(false);
    await expect(page.locator('body')).not.toHaveAttribute('data-route', 'saved', { timeout: 30_000 });
  });
}

test('without network a link opens the offline copy of a story, or the offline page', async ({
  page,
  context,
}) => {
  const path = await readStory(page);
  await page.goto('/legfrissebb', untilParsed);
  await addLink(page, path, 'Olvasott');
  await addLink(page, '/rovat/sport', 'Olvasatlan');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Olvasatlan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nincs kapcsolat');
  await expect(page).toHaveURL(/\/rovat\/sport$/);
  const read = page.getByRole('region', { name: 'Legutóbb olvasott' }).getByRole('listitem').first();
  const picture = read.locator('img');
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  // A browser may report the network for a moment; the reader must stay on the page.
  await markDocument(page);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.waitForTimeout(500);
  expect(await isNotReloaded(page)).toBe(true);
  await read.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator(offlineNotice)).toBeVisible();
});

test('the back button opens the offline copy of a page that was opened by soft navigation', async ({
  page,
  context,
}) => {
  const path = await readStory(page);
  await page.goto('/legfrissebb', untilParsed);
  await markDocument(page);
  await addLink(page, path, 'Olvasott');
  await page.getByRole('link', { name: 'Olvasott' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-route', 'single_article');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentett cikkek' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-route', 'saved');
  expect(await isNotReloaded(page)).toBe(true);
  // Longer than the page stays in the memory of the script and in the browser's back/forward cache.
  await page.evaluate(() => {
    const now = Date.now() + 6 * 60_000;
    Date.now = () => now;
  });
  await page.waitForTimeout(11_000);
  await context.setOffline(true);
  await page.goBack();
  await expect(page.locator(offlineNotice)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('a broken cache does not stop a page from loading over the network', async ({ page, context }) => {
  await page.goto('/', untilParsed);
  await untilWorkerActive(page);
  await page.goto('/mentett', untilParsed);
  await context.serviceWorkers()[0]?.evaluate(() => {
    CacheStorage.prototype.match = () => Promise.reject(new DOMException('', 'UnknownError'));
  });
  await page.reload();
  await expect(page.getByText('Még nincs mentett cikke.')).toBeVisible();
});

test('only stories and the offline pages are ever cached', async ({ page }) => {
  const path = await readStory(page);
  for (const other of ['/', '/legfrissebb', '/archivum?term=a', '/nincs-ilyen', '/list/newest', '/api/docs'])
    await page.goto(other, untilParsed);
  await page.evaluate(async () => {
    for (const call of ['/builds/latest.json', '/api/index/boxes', '/legfrissebb/_payload.json?x'])
      await fetch(call);
  });
  const cached = await cachedPaths(page);
  expect(cached.filter((one) => !/^\/(_assets|kepek)\/|\/(offline|mentett)$/.test(one))).toEqual([path]);
});

test('offline copies of a signed-in reader’s stories are requested without cookies', async ({
  page,
  context,
}) => {
  const host = new URL(test.info().project.use.baseURL ?? '').hostname;
  await context.addCookies([{ name: 'access_token', value: 'x', domain: host, path: '/' }]);
  const cookies: (string | undefined)[] = [];
  context.on('request', async (request) => {
    if (request.resourceType() === 'fetch' && !request.url().includes('/_'))
      cookies.push((await request.allHeaders()).cookie);
  });
  await readStory(page);
  expect(cookies.length).toBeGreaterThan(0);
  expect(cookies.filter((cookie) => cookie !== undefined)).toEqual([]);
});

test.describe('the worker', () => {
  let proxy: AlteringProxy;
  test.beforeEach(async () => {
    proxy = await startAlteringProxy();
  });
  test.afterEach(() => proxy.close());

  const script = '/offline-worker.js';

  async function openSavedPage(page: Page): Promise<void> {
    await page.goto(`${proxy.address}/mentett`, untilParsed);
  }

  test('of a new build adds its own cache, and the old one is deleted when no page uses it', async ({
    page,
  }) => {
    await openSavedPage(page);
    await untilWorkerActive(page);
    const before = await shells(page);
    expect(before).toEqual([expect.stringMatching(/^lapzarta-shell-\w{12}$/)]);
    proxy.alter(script, (text) => text.replace(/lapzarta-shell-\w{12}/, 'lapzarta-shell-ujabb'));
    await page.reload();
    await expect.poll(() => shells(page)).toHaveLength(2);
    const waiting = (): Promise<string | undefined> =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);
    await expect.poll(waiting).toBe('installed');
    await page.reload();
    expect(await shells(page), 'while a page of the former build is open').toContain(before[0]);
    // The former worker may live on for a while; a page that it still serves keeps it.
    await expect(async () => {
      await page.goto('about:blank');
      await page.waitForTimeout(1_000);
      await openSavedPage(page);
      await expect.poll(() => shells(page), { timeout: 5_000 }).toEqual(['lapzarta-shell-ujabb']);
    }).toPass();
  });

  test('does not install when a page of another build is served', async ({ page }) => {
    proxy.alter('/karakter/offline', (text) => text.replace(/data-build="\w+"/, 'data-build="masik"'));
    await openSavedPage(page);
    await page.waitForTimeout(5_000);
    const isThere = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return Boolean(registration?.active ?? registration?.waiting);
    });
    expect(isThere).toBe(false);
  });

  test('is removed with all its caches when the operator switches it off', async ({ page, context }) => {
    await openSavedPage(page);
    await untilWorkerActive(page);
    expect(await cachedPaths(page)).toContain('/offline');
    proxy.alter(script, (text) =>
      text.replace(/^.*\n/, 'self.settings={"kind":"leaves","prefix":"lapzarta-"};\n'),
    );
    proxy.alter('/mentett', (text) => text.replace(` data-worker="${script}"`, ''));
    await page.reload();
    const isGone = (): Promise<boolean> =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined);
    await expect.poll(isGone).toBe(true);
    await expect.poll(() => cachedPaths(page)).toEqual([]);
    await page.reload();
    await page.waitForTimeout(3_000);
    expect(await isGone()).toBe(true);
    await context.setOffline(true);
    await expect(page.goto(`${proxy.address}/legfrissebb`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  });
});
