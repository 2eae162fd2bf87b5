/** The tags of the day are updated while a page is open. */
import type { Page } from '@playwright/test';
import { desktopUserAgent, focusFirstLink, untilParsed } from './soft-navigation-steps.ts';
import { expect, test } from './strict-test.ts';

test.use({ userAgent: desktopUserAgent });

const address = '**/api/frontend/refresh';
const tags = (page: Page) => page.locator('[data-trending]');

/** Counts the requests and returns different tags each time. */
async function mockRefresh(page: Page): Promise<{ requested: string[] }> {
  const requested: string[] = [];
  await page.route(address, async (route) => {
    requested.push(route.request().url());
    const answer = await route.fetch();
    const data: object = await answer.json();
    const trendingTags = [{ slug: 'ar-viz', name: `árvíz ${requested.length}` }];
    await route.fulfill({ json: { ...data, trendingTags } });
  });
  return { requested };
}

declare global {
  /** Sum of the layout shifts since the page opened. */
  var shifted: number;
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.shifted += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftSoFar = (page: Page) => page.evaluate(() => globalThis.shifted);

test('tags of the day are updated in place without layout shift, but not while one has the focus [WIDG-08, LIVE-10]', async ({
  page,
}) => {
  await page.clock.install();
  await watchShifts(page);
  const { requested } = await mockRefresh(page);
  await page.goto('/', untilParsed);
  await expect(tags(page)).toHaveText('árvíz 1');
  // In the line of breaking news they are folded.
  await page.getByText('Témák most').click();
  await expect(tags(page).getByRole('link')).toHaveAttribute('href', '/cimke/ar-viz');
  await focusFirstLink(tags(page).getByRole('link'));
  // The simulated clock also runs request timeouts, so it must not advance before the response has arrived.
  const answered = page.waitForEvent('requestfinished', (request) => request.url() === requested[0]);
  await page.clock.runFor(17_000);
  await answered;
  expect(requested.length).toBe(2);
  await expect(tags(page).getByRole('link')).toBeFocused();
  await expect(tags(page)).toHaveText('árvíz 1');
  // Without scrolling, which would lay out other parts of the page.
  const elsewhere = page.getByRole('contentinfo').getByRole('link').first();
  await elsewhere.evaluate((link) => link.focus({ preventScroll: true }));
  const before = await shiftSoFar(page);
  await page.clock.runFor(17_000);
  await expect(tags(page)).toHaveText('árvíz 3');
  expect(new Set(requested).size).toBe(1);
  expect(await shiftSoFar(page)).toBe(before);
});

test('an invalid response changes nothing, and the next request comes later [S15]', async ({ page }) => {
  await page.clock.install();
  let requested = 0;
  await page.route(address, (route) => {
    requested += 1;
    return route.fulfill({ body: 'Hamarosan visszajövünk.' });
  });
  const answered = page.waitForResponse(address);
  await page.goto('/', untilParsed);
  const before = await tags(page).innerText();
  await (await answered).finished();
  await expect(tags(page)).toHaveText(before, { useInnerText: true });
  // After a good answer it would have asked again after 16.5 s at most.
  await page.clock.runFor(20_000);
  expect(requested).toBe(1);
  await page.clock.runFor(16_000);
  await expect.poll(() => requested).toBe(2);
  await expect(tags(page)).toHaveText(before, { useInnerText: true });
});
