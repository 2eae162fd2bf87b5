/** The edited front page: no story twice, and variants that a reader sees in turn and a crawler never. */
import type { Page } from '@playwright/test';
import { expect, test } from './reader.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

/** On a busy machine the pictures take their time, and nothing here waits for them. */
const untilDrawn = { waitUntil: 'domcontentloaded' } as const;

const block = '[data-variants-pool="autoBlockVariants"]';

async function titlesIn(page: Page, selector: string): Promise<string[]> {
  return page.locator(`${selector} :is(h3, h4)`).allInnerTexts();
}

async function storiesOn(page: Page): Promise<string[]> {
  // A ranking shows its stories wherever else they stand.
  const links = page.locator('main article:not(ol *) a[href]');
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

test.describe('a reader', () => {
  test.use({ userAgent: phone });

  test('sees every variant of the block once before any comes again, and no story twice [FRONT-06, FRONT-07, X31, S22]', async ({
    page,
  }) => {
    const seen: string[] = [];
    for (let load = 0; load < 4; load++) {
      await page.goto('/', untilDrawn);
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('autoBlockVariants')))
        .toMatch(load === 3 ? /^\[\]$/ : new RegExp(`^\\[\\d(,\\d){${2 - load}}\\]$`));
      seen.push((await titlesIn(page, block)).join('|'));
      await expect
        .poll(() =>
          page.evaluate(() => JSON.parse(localStorage.getItem('recommenderVersions') ?? '[]').length),
        )
        .toBe(19 - load);
      const stories = await storiesOn(page);
      expect(new Set(stories).size).toBe(stories.length);
    }
    expect(new Set(seen).size).toBe(4);
  });

  test('sees four of the partners’ blogs, and finds the shop and the app [FRONT-15, FRONT-18, FRONT-19]', async ({
    page,
  }) => {
    await page.goto('/', untilDrawn);
    await expect(page.locator('[data-draw] > li:visible')).toHaveCount(4);
    await expect(page.getByRole('link', { name: /^Bolt/ })).toHaveAttribute(
      'href',
      'https://bolt.lapzarta.example/',
    );
    await expect(page.getByRole('link', { name: /^App letöltése/ })).toHaveAttribute(
      'href',
      /^https:\/\/play\./,
    );
    await page.goto('/after', untilDrawn);
    await expect(page.getByRole('link', { name: /^App letöltése/ })).toHaveCount(0);
  });

  test('keeps the first variant when the other one does not come [S17]', async ({ page, noticed }) => {
    await page.addInitScript(() => localStorage.setItem('autoBlockVariants', '[3]'));
    await page.route('**/api/index/auto-block*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/', untilDrawn);
    const first = await titlesIn(page, block);
    expect(first.length).toBeGreaterThan(0);
    expect((await failed).url()).toContain('v=3');
    expect(await titlesIn(page, block)).toEqual(first);
    expect(await page.evaluate(() => localStorage.getItem('autoBlockVariants'))).toBe('[3]');
    noticed.length = 0;
  });
});

test.describe('a reader with Apple’s telephone', () => {
  test.use({ userAgent: iPhone });
  test('is led to Apple’s store [FRONT-19]', async ({ page }) => {
    await page.goto('/', untilDrawn);
    await expect(page.getByRole('link', { name: /^App letöltése/ })).toHaveAttribute(
      'href',
      /^https:\/\/apps\.apple\./,
    );
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the page is whole: first variant, Google’s store, four blogs, books with prices [FRONT-15, FRONT-19, FRONT-20]', async ({
    page,
  }) => {
    await page.goto('/', untilDrawn);
    expect((await titlesIn(page, block)).length).toBeGreaterThan(0);
    await expect(page.getByRole('link', { name: /^App letöltése/ })).toHaveAttribute(
      'href',
      /^https:\/\/play\./,
    );
    await expect(page.locator('[data-draw] > li:visible')).toHaveCount(4);
    await expect(page.getByText(/^\d\s\d{3}\sFt$/)).toHaveCount(4);
  });
});

test('a crawler is left with the first variant [S21]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const script = page.waitForEvent('requestfinished', (request) => request.url().includes('front-variants'));
  await page.goto('/', untilDrawn);
  await script;
  await page.waitForTimeout(500);
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
