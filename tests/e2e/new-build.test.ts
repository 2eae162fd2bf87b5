/** A new build is deployed while a page is open. */

import {
  isNotReloaded,
  markDocument,
  openFront,
  openLatestList,
  untilParsed,
} from './soft-navigation-steps.ts';
import { expect, test } from './strict-test.ts';

test.describe('a new build', () => {
  test('is checked for once a minute, but not in a hidden tab [BUILD-04, S14]', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/builds/latest.json')) requested.push(request.url());
    });
    await page.clock.install();
    await openFront(page);
    await page.clock.fastForward(30_000);
    expect(requested).toHaveLength(0);
    await page.clock.fastForward(40_000);
    await expect.poll(() => requested.length).toBe(1);
    expect(requested[0]).toMatch(/\/builds\/latest\.json\?\d+$/);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.fastForward(600_000);
    expect(requested).toHaveLength(1);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: false });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.fastForward(61_000);
    await expect.poll(() => requested.length).toBe(2);
  });

  test('makes the next link load a full page [BUILD-05]', async ({ page }) => {
    await page.clock.install();
    await page.route('**/builds/latest.json*', (route) =>
      route.fulfill({ json: { id: 'newer', timestamp: 1 } }),
    );
    await openFront(page);
    const told = page.waitForResponse('**/builds/latest.json*');
    await page.clock.fastForward(61_000);
    await (await told).finished();
    await page.waitForTimeout(300);
    expect(await isNotReloaded(page)).toBe(true);
    await openLatestList(page);
    expect(await isNotReloaded(page)).toBe(false);
  });

  test('in a payload makes the link load a full page [BUILD-05]', async ({ page }) => {
    await openFront(page);
    await page.route('**/_payload.json*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), build: 'newer' } });
    });
    await openLatestList(page);
    expect(await isNotReloaded(page)).toBe(false);
  });

  test('without one of the open page’s scripts reloads the page once [BUILD-06]', async ({
    page,
    noticed,
  }) => {
    // Waits for the full load, as the load event below must be that of the reload.
    await page.goto('/archivum');
    await markDocument(page);
    await page.route('**/builds/latest.json*', (route) =>
      route.fulfill({ json: { id: 'newer', timestamp: 1 } }),
    );
    await page.route('**/_assets/tag-field*', (route) => route.fulfill({ status: 404 }));
    const loaded = page.waitForEvent('load');
    await page.locator('main [name=term]').focus();
    await loaded;
    await markDocument(page);
    await page.locator('main [name=term]').focus();
    await page.waitForTimeout(1_000);
    expect(await isNotReloaded(page)).toBe(true);
    noticed.length = 0;
  });

  test('without its manifest leaves soft navigation working [BUILD-01, BUILD-02, BUILD-03]', async ({
    page,
    noticed,
  }) => {
    await page.route('**/builds/meta/*', (route) => route.fulfill({ json: { matcher: { static: null } } }));
    await page.goto('/', untilParsed);
    await markDocument(page);
    await page.locator('main article a').filter({ visible: true }).first().hover();
    await expect.poll(() => noticed.some((line) => line.includes('route rules were not loaded'))).toBe(true);
    await openLatestList(page);
    expect(await isNotReloaded(page)).toBe(true);
    noticed.length = 0;
  });
});
