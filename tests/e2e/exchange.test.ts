/** Exchange rates and the figures in the header, with script and without. */
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { desktopUserAgent, isNotReloaded, markDocument, untilParsed } from './soft-navigation-steps.ts';
import { expect, scrollToEnd, test } from './strict-test.ts';

test.use({ userAgent: desktopUserAgent });

const result = (page: Page) => page.locator('output');
const figures = (page: Page) => page.getByRole('list', { name: 'A nap számai' });

/** The jobs start with the server, so the first figures may still be loading. */
async function open(page: Page, path = '/arfolyam'): Promise<void> {
  await expect(async () => {
    await page.goto(path, untilParsed);
    await expect(page.getByRole('heading', { name: 'Minden deviza' })).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('the reader chooses a period, a currency and the unit of an exchange rate [SITE-35]', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole('heading', { name: '1 euró' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Időszak' }).getByRole('link', { name: '1 év' }).click();
  await expect(page).toHaveURL(/\/arfolyam\?range=1y$/);
  // The address changes a moment before the page.
  const period = page.getByRole('navigation', { name: 'Időszak' }).getByRole('link', { name: '1 év' });
  await expect(period).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: /^1 USD/ }).click();
  await expect(page.getByRole('heading', { name: '1 USA-dollár' })).toBeVisible();
  await expect(page).toHaveURL(/currency=USD&range=1y/);
  await page.getByText('Az ábra számokban').click();
  expect(await page.getByRole('table').first().getByRole('row').count()).toBeGreaterThan(40);
  await page.getByRole('link', { name: 'Lejben' }).click();
  await expect(page.getByText('a Román Nemzeti Bank')).toBeVisible();
});

test('the converter shows the result while the reader types', async ({ page }) => {
  await open(page);
  const amount = page.getByLabel('Összeg');
  await page.getByLabel('Mibe').selectOption('EUR');
  await expect(result(page)).toHaveText('100,00 EUR', { useInnerText: true });
  await amount.fill('1 234,5');
  await expect(result(page)).toHaveText('1234,50 EUR', { useInnerText: true });
  await amount.fill('sok');
  await expect(result(page)).toHaveText('Írjon be egy összeget számmal.');
  await expect(page).toHaveURL(/\/arfolyam$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the converter is a form, and the page has its chart and figures', async ({ page }) => {
    await open(page);
    await page.getByLabel('Összeg').fill('250');
    await page.getByLabel('Mibe').selectOption('EUR');
    await page.getByRole('button', { name: 'Átváltás' }).click();
    await expect(result(page)).toHaveText('250,00 EUR', { useInnerText: true });
    await expect(page.getByRole('img', { name: /^1 euró ára/ })).toBeVisible();
    await expect(figures(page)).toContainText('EUR');
  });
});

test('the header of every page shows the day’s figures [WIDG-02]', async ({ page }) => {
  await open(page);
  await page.goto('/legfrissebb', untilParsed);
  // A browser may show its cached response while it revalidates; the next response has the figures.
  await expect(figures(page)).toContainText(/EUR \d{3},\d\d/, { timeout: 45_000 });
  await expect(figures(page)).toContainText(/Budapest .*°C/);
  // The script draws the weather icon, too.
  await expect(figures(page).locator('[data-figure^=weather] path')).toHaveAttribute('d', /^M/);
  await expect(figures(page)).toContainText(/Duna .*cm/);
  // They stay on the next page, as part of the header.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Archívum' }).click();
  await expect(page).toHaveURL(/archivum/);
  await expect(figures(page)).toContainText('EUR');
});

test('on the smallest screen the figures do not overlap or widen the page [WIDG-02]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page);
  await page.goto('/', untilParsed);
  await expect(figures(page)).toContainText(/Duna .*cm/, { timeout: 45_000 });
  const gaps = await figures(page)
    .locator('li')
    .evaluateAll((all) =>
      all.slice(1).map((one, at) => {
        const before = all[at]?.lastElementChild?.previousElementSibling?.getBoundingClientRect().right ?? 0;
        return one.getBoundingClientRect().left - before;
      }),
    );
  expect(Math.min(...gaps)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

declare global {
  /** Number of pending requests. */
  var asking: number | undefined;
}

test('the supporters’ counter appears when scrolled near, survives failed requests, and hides after five [WIDG-05] [WIDG-07] [S33]', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const originalFetch = globalThis.fetch;
    globalThis.asking = 0;
    globalThis.fetch = async (...what) => {
      globalThis.asking = (globalThis.asking ?? 0) + 1;
      return originalFetch(...what).finally(() => {
        globalThis.asking = (globalThis.asking ?? 0) - 1;
      });
    };
  });
  let fails = false;
  let requests = 0;
  await page.route('**/api/counter*', async (route) => {
    requests += 1;
    if (fails) await route.fulfill({ body: 'Hamarosan visszajövünk.' });
    else await route.fulfill({ json: { recurring: 12_198, onetime: 31_685 } });
  });
  await page.goto('/archivum', untilParsed);
  const counter = page.locator('[data-supporters]');
  await counter.scrollIntoViewIfNeeded();
  await expect(counter).toHaveText(
    /^Még\s146\s335\sóra\smunkánk\svár\stámogatóra\.\s+Egy\sóra\sa\sszerkesztőség\segy\smunkaórája:\segyszeri\stámogatás\segyet,\srendszeres\stízet\sfedez\.$/,
    { useInnerText: true },
  );
  /** Advances less than a request's timeout, then waits for its response. */
  const wait = async (): Promise<void> => {
    await page.clock.runFor(9_000);
    await expect.poll(() => page.evaluate(() => globalThis.asking)).toBe(0);
  };
  const inTime = { timeout: 60_000, intervals: [50] };
  await expect.poll(() => wait().then(() => requests), inTime).toBe(2);
  fails = true;
  await expect.poll(() => wait().then(() => counter.isHidden()), inTime).toBe(true);
  expect(requests).toBe(2 + 5);
});

test('the supporters’ counter is requested once, also when it stays for the next page of the site [WIDG-05]', async ({
  page,
}) => {
  let requests = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/counter') requests += 1;
  });
  const counter = page.locator('[data-supporters]');
  const footer = page.getByRole('contentinfo');
  await page.goto('/archivum', untilParsed);
  await scrollToEnd(page);
  await expect(counter).toBeVisible();
  await expect.poll(() => requests).toBe(1);

  await markDocument(page);
  await footer.getByRole('link', { name: 'Adatkezelés', exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-route', 'doc');
  await scrollToEnd(page);
  await expect(counter).toBeVisible();
  expect(requests, 'the next page has the same footer').toBe(1);

  await footer.getByRole('link', { name: 'G7' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-site', 'g7');
  await scrollToEnd(page);
  await expect(counter).toHaveCount(0);
  expect(requests, 'another site has no counter').toBe(1);

  await page.goBack();
  await expect(page.locator('body')).toHaveAttribute('data-route', 'doc');
  await scrollToEnd(page);
  await expect(counter).toBeVisible();
  expect(await isNotReloaded(page)).toBe(true);
  expect(requests, 'the site has a new footer').toBe(2);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the exchange rate page passes the accessibility check in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/arfolyam?currency=USD&range=5y');
    expect(await accessibilityFaults(page)).toEqual([]);
  });
