/** What changes while a page is open: the tags of the day, in their place. */
import type { Page } from '@playwright/test';
import { expect, test } from './reader.ts';
import { desktop, untilDrawn } from './soft-reader.ts';

test.use({ userAgent: desktop });

const address = '**/api/frontend/refresh';
const tags = (page: Page) => page.locator('[data-script=trending-tags]');

/** Counts what is asked, and answers with other tags each time. */
async function watchRefresh(page: Page): Promise<{ asked: string[] }> {
  const asked: string[] = [];
  await page.route(address, async (route) => {
    asked.push(route.request().url());
    const answer = await route.fetch();
    const data: object = await answer.json();
    const trendingTags = [{ slug: 'ar-viz', name: `árvíz ${asked.length}` }];
    await route.fulfill({ json: { ...data, trendingTags } });
  });
  return { asked };
}

declare global {
  /** How far things have moved by themselves since the page came. */
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

test('tags of the day are refreshed in place: nothing moves, and who is at one keeps it [WIDG-08, LIVE-10]', async ({
  page,
}) => {
  await page.clock.install();
  await watchShifts(page);
  const { asked } = await watchRefresh(page);
  await page.goto('/', untilDrawn);
  await expect(tags(page)).toHaveText('árvíz 1');
  await expect(tags(page).getByRole('link')).toHaveAttribute('href', '/cimke/ar-viz');
  await tags(page).getByRole('link').focus();
  // The clock is that of the question's patience too: it does not go on before the answer is there.
  const answered = page.waitForEvent('requestfinished', (request) => request.url() === asked[0]);
  await page.clock.runFor(17_000);
  await answered;
  expect(asked.length).toBe(2);
  await expect(tags(page).getByRole('link')).toBeFocused();
  await expect(tags(page)).toHaveText('árvíz 1');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  const before = await shiftSoFar(page);
  await page.clock.runFor(17_000);
  await expect(tags(page)).toHaveText('árvíz 3');
  expect(new Set(asked).size).toBe(1);
  expect(await shiftSoFar(page)).toBe(before);
});

test('an answer that is none changes nothing, and is asked for less often [S15]', async ({ page }) => {
  await page.clock.install();
  let asked = 0;
  await page.route(address, (route) => {
    asked += 1;
    return route.fulfill({ body: 'Hamarosan visszajövünk.' });
  });
  await page.goto('/', untilDrawn);
  const before = await tags(page).innerText();
  await expect.poll(() => asked).toBe(1);
  await page.clock.runFor(26_000);
  expect(asked).toBe(1);
  await page.clock.runFor(10_000);
  await expect.poll(() => asked).toBe(2);
  await expect(tags(page)).toHaveText(before, { useInnerText: true });
});
