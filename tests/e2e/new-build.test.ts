/** The paper is built anew while a page is open. */
import { expect, test } from './reader.ts';
import { isStillOpen, mark, openFront, toLatest, untilDrawn } from './soft-reader.ts';

test.describe('a new build', () => {
  test('is asked for once a minute, not in a tab that nobody sees [BUILD-04, S14]', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/builds/latest.json')) asked.push(request.url());
    });
    await page.clock.install();
    await openFront(page);
    await page.clock.fastForward(30_000);
    expect(asked).toHaveLength(0);
    await page.clock.fastForward(40_000);
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toMatch(/\/builds\/latest\.json\?\d+$/);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.fastForward(600_000);
    expect(asked).toHaveLength(1);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: false });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.fastForward(61_000);
    await expect.poll(() => asked.length).toBe(2);
  });

  test('makes the next page load whole [BUILD-05]', async ({ page }) => {
    await page.clock.install();
    await page.route('**/builds/latest.json*', (route) =>
      route.fulfill({ json: { id: 'newer', timestamp: 1 } }),
    );
    await openFront(page);
    await page.clock.fastForward(61_000);
    await page.waitForTimeout(300);
    expect(await isStillOpen(page)).toBe(true);
    await toLatest(page);
    expect(await isStillOpen(page)).toBe(false);
  });

  test('that answers a payload makes this one load whole [BUILD-05]', async ({ page }) => {
    await openFront(page);
    await page.route('**/_payload.json*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), build: 'newer' } });
    });
    await toLatest(page);
    expect(await isStillOpen(page)).toBe(false);
  });

  test('that took a part of the script away loads the page once [BUILD-06]', async ({ page, noticed }) => {
    // Wholly: the event below is to be that of the second time.
    await page.goto('/archivum');
    await mark(page);
    await page.route('**/builds/latest.json*', (route) =>
      route.fulfill({ json: { id: 'newer', timestamp: 1 } }),
    );
    await page.route('**/_assets/tag-field*', (route) => route.fulfill({ status: 404 }));
    const loaded = page.waitForEvent('load');
    await page.locator('main [name=term]').focus();
    await loaded;
    await mark(page);
    await page.locator('main [name=term]').focus();
    await page.waitForTimeout(1_000);
    expect(await isStillOpen(page)).toBe(true);
    noticed.length = 0;
  });

  test('without its manifest nothing is lacking [BUILD-01, BUILD-02, BUILD-03]', async ({
    page,
    noticed,
  }) => {
    await page.route('**/builds/meta/*', (route) => route.fulfill({ json: { matcher: { static: null } } }));
    await page.goto('/', untilDrawn);
    await mark(page);
    await page.locator('main article a').filter({ visible: true }).first().hover();
    await expect.poll(() => noticed.some((line) => line.includes('could not be read'))).toBe(true);
    await toLatest(page);
    expect(await isStillOpen(page)).toBe(true);
    noticed.length = 0;
  });
});
