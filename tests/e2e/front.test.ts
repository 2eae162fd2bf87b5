/** The edited front page: no story twice; variants in turn for readers, none for crawlers. */
import type { Page } from '@playwright/test';
import { at, sites } from './addresses.ts';
import { expect, test } from './strict-test.ts';

const phoneUserAgent =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';
const iPhoneUserAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

/** Images load slowly on a busy machine, and no test here needs them. */
const untilParsed = { waitUntil: 'domcontentloaded' } as const;

const block = '[data-variants-pool="autoBlockVariants"]';
const recommender = '[data-variants-pool="recommenderVersions"]';

async function titlesIn(page: Page, selector: string): Promise<string[]> {
  return page.locator(`${selector} :is(h3, h4)`).allInnerTexts();
}

async function storiesOn(page: Page): Promise<string[]> {
  // A ranking and the latest may repeat stories, and so may a recommender with too few others [FRONT-13].
  const links = page.locator(`main article:not(ol *, [class*="lines"] *, ${recommender} *) a[href]`);
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

test.describe('a reader', () => {
  test.use({ userAgent: phoneUserAgent });

  test('sees every variant of a block once before one is repeated, and no story twice [FRONT-06, FRONT-07, X31, S22]', async ({
    page,
  }) => {
    const shown: string[] = [];
    for (let load = 0; load < 4; load++) {
      await page.goto('/', untilParsed);
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('autoBlockVariants')))
        .toMatch(load === 3 ? /^\[\]$/ : new RegExp(`^\\[\\d(,\\d){${2 - load}}\\]$`));
      shown.push((await titlesIn(page, block)).join('|'));
      await expect
        .poll(() =>
          page.evaluate(() => JSON.parse(localStorage.getItem('recommenderVersions') ?? '[]').length),
        )
        .toBe(19 - load);
      const stories = await storiesOn(page);
      expect(new Set(stories).size).toBe(stories.length);
    }
    expect(new Set(shown).size).toBe(4);
  });

  test('sees four of the partners’ blogs, and links to the shop and the app [FRONT-15, FRONT-18, FRONT-19]', async ({
    page,
  }) => {
    await page.goto('/', untilParsed);
    await expect(page.locator('[data-draw] > li:visible')).toHaveCount(4);
    await expect(page.getByRole('link', { name: /^Bolt/ })).toHaveAttribute(
      'href',
      'https://bolt.lapzarta.example/',
    );
    await expect(page.getByRole('link', { name: /^App letöltése/ })).toHaveAttribute(
      'href',
      /^https:\/\/play\./,
    );
    await page.goto('/after', untilParsed);
    await expect(page.getByRole('link', { name: /^App letöltése/ })).toHaveCount(0);
  });

  test('sees the first variant when another one does not load [S17]', async ({ page, noticed }) => {
    await page.addInitScript(() => localStorage.setItem('autoBlockVariants', '[3]'));
    await page.route('**/api/index/auto-block*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    // After its second attempt.
    const told = page.waitForEvent('console', (message) =>
      message.text().startsWith('A variant could not be shown.'),
    );
    await page.goto('/', untilParsed);
    const first = await titlesIn(page, block);
    expect(first.length).toBeGreaterThan(0);
    expect((await failed).url()).toContain('v=3');
    await told;
    expect(await titlesIn(page, block)).toEqual(first);
    expect(await page.evaluate(() => localStorage.getItem('autoBlockVariants'))).toBe('[3]');
    noticed.length = 0;
  });
});

for (const site of sites)
  test(`boxes of ${site.name} that phones lay out later are about as high as estimated`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 900 });
    await page.goto(at(site, site.front), untilParsed);
    for (const width of [320, 375, 430, 600, 760]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await page.evaluate(() => {
        const root = document.documentElement;
        const later = [...document.querySelectorAll('main *')].filter(
          (element) => getComputedStyle(element).contentVisibility === 'auto',
        );
        const estimates = later.map((box) => box.getBoundingClientRect().height);
        root.dataset.whole = '';
        const compared = later.map((box, at) => ({
          title: box.querySelector('h2')?.textContent,
          ratio: (estimates[at] ?? 0) / box.getBoundingClientRect().height,
        }));
        // Before a frame is drawn: what was drawn once is remembered in place of the estimate.
        delete root.dataset.whole;
        return compared;
      });
      const wrong = boxes.filter(({ ratio }) => Math.abs(ratio - 1) > 0.15);
      expect(wrong, `at ${width} px`).toEqual([]);
      if (site.slug === 'telex') expect(boxes.length).toBeGreaterThan(6);
    }
  });

for (const [site, width] of sites
  .filter(({ isRegional }) => isRegional)
  .flatMap((one) => [1200, 1280, 1440, 1600].map((width) => [one, width] as const))) {
  test(`the lead block of the regional front has no hole of more than 64 px at a width of ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(at(site, '/'), untilParsed);
    const rail = page.locator('main section', { has: page.getByRole('heading', { name: 'Legfrissebb' }) });
    const holes = await rail.last().evaluate((latest) => {
      const bottom = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom ?? 0;
      const lead = document.querySelector('main article');
      const [, head, text] = lead?.children ?? [];
      const lines = [...latest.querySelectorAll('article, [class*="day"]')];
      const gaps = lines.slice(1).map((line, at) => line.getBoundingClientRect().top - bottom(lines[at]));
      return [
        Math.abs(bottom(head?.lastElementChild) - bottom(text?.lastElementChild)),
        Math.abs(bottom(lead) - bottom(latest.lastElementChild)),
        ...gaps,
      ];
    });
    expect(holes.length).toBeGreaterThan(5);
    expect(Math.max(...holes)).toBeLessThanOrEqual(64);
  });
}

test('what stands side by side at 1280 px is on one line, and its texts are not cut', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/', untilParsed);
  const strips = await page.locator('main [data-site] article:has(picture)').evaluateAll((cards) =>
    cards.map((card) => {
      const texts = [...card.querySelectorAll('p, h3')].map((text) => text.getBoundingClientRect());
      const top = Math.min(...texts.filter(({ height }) => height > 0).map((text) => text.top));
      return Math.round(top - (card.querySelector('picture')?.getBoundingClientRect().bottom ?? 0));
    }),
  );
  expect(strips.length).toBeGreaterThan(8);
  expect(new Set(strips).size, strips.join()).toBe(1);

  await page.goto('/karakter', untilParsed);
  const culture = page.locator('main section', { has: page.getByRole('heading', { name: 'Kultúra' }) });
  const rows = await culture.locator('article').evaluateAll(([, ...cards]) => {
    const edges = cards.map((card) => card.getBoundingClientRect());
    return edges.flatMap((edge) => {
      const below = edges.filter(({ top, left }) => left === edge.left && top > edge.top)[0];
      return below ? [below.top - edge.bottom] : [];
    });
  });
  expect(Math.max(...rows)).toBeLessThanOrEqual(64);

  await page.goto('/cimke/helyben', untilParsed);
  const facts = await page.locator('main p.facts > *').evaluateAll((parts) =>
    parts.map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part.lastChild ?? part);
      return Math.round(range.getBoundingClientRect().bottom);
    }),
  );
  expect(facts.length).toBeGreaterThan(1);
  expect(Math.max(...facts) - Math.min(...facts), facts.join()).toBeLessThanOrEqual(1);
});

test.describe('a reader with an iPhone', () => {
  test.use({ userAgent: iPhoneUserAgent });
  test('gets a link to Apple’s store [FRONT-19]', async ({ page }) => {
    await page.goto('/', untilParsed);
    await expect(page.getByRole('link', { name: /^App letöltése/ })).toHaveAttribute(
      'href',
      /^https:\/\/apps\.apple\./,
    );
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the front page has the first variant, Google’s store, four blogs, and books with prices [FRONT-15, FRONT-19, FRONT-20]', async ({
    page,
  }) => {
    await page.goto('/', untilParsed);
    expect((await titlesIn(page, block)).length).toBeGreaterThan(0);
    await expect(page.getByRole('link', { name: /^App letöltése/ })).toHaveAttribute(
      'href',
      /^https:\/\/play\./,
    );
    await expect(page.locator('[data-draw] > li:visible')).toHaveCount(4);
    await expect(page.getByText(/^\d{4}\sFt$/)).toHaveCount(4);
  });
});

test('a crawler sees only the first variant [S21]', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const script = page.waitForEvent('requestfinished', (request) => request.url().includes('front-variants'));
  await page.goto('/', untilParsed);
  await script;
  await page.waitForTimeout(500);
  expect(requested.filter((url) => url.includes('/api/'))).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
