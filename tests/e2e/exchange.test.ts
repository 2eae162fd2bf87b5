/** Exchange rates, and the figures in the head: with script and without, for everybody. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './reader.ts';
import { desktop, untilDrawn } from './soft-reader.ts';

test.use({ userAgent: desktop });

const result = (page: Page) => page.locator('output');
const figures = (page: Page) => page.getByRole('list', { name: 'A nap számai' });

/** The jobs begin with the server: their first figures may be on their way still. */
async function open(page: Page, path = '/arfolyam'): Promise<void> {
  await expect(async () => {
    await page.goto(path, untilDrawn);
    await expect(page.getByRole('heading', { name: 'Minden deviza' })).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('a reader finds what a currency costs, over which time, and in which money [SITE-35]', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole('heading', { name: '1 euró' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Időszak' }).getByRole('link', { name: '1 év' }).click();
  await expect(page).toHaveURL(/\/arfolyam\?range=1y$/);
  await page.getByRole('link', { name: /^1 USD/ }).click();
  await expect(page.getByRole('heading', { name: '1 USA-dollár' })).toBeVisible();
  await expect(page).toHaveURL(/currency=USD&range=1y/);
  await page.getByText('Az ábra számokban').click();
  expect(await page.getByRole('table').first().getByRole('row').count()).toBeGreaterThan(40);
  await page.getByRole('link', { name: 'Lejben' }).click();
  await expect(page.getByText('a Román Nemzeti Bank')).toBeVisible();
});

test('the converter answers while it is written in', async ({ page }) => {
  await open(page);
  const amount = page.getByLabel('Összeg');
  await page.getByLabel('Mibe').selectOption('EUR');
  await expect(result(page)).toHaveText('100,00 EUR', { useInnerText: true });
  await amount.fill('1 234,5');
  await expect(result(page)).toHaveText('1 234,50 EUR', { useInnerText: true });
  await amount.fill('sok');
  await expect(result(page)).toHaveText('Írjon be egy összeget számmal.');
  await expect(page).toHaveURL(/\/arfolyam$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the converter is a form, and the page has everything', async ({ page }) => {
    await open(page);
    await page.getByLabel('Összeg').fill('250');
    await page.getByLabel('Mibe').selectOption('EUR');
    await page.getByRole('button', { name: 'Átváltás' }).click();
    await expect(result(page)).toHaveText('250,00 EUR', { useInnerText: true });
    await expect(page.getByRole('img', { name: /^1 euró ára/ })).toBeVisible();
    await expect(figures(page)).toContainText('EUR');
  });
});

test('the head of any page has the day’s figures, and nothing moves for them [WIDG-02]', async ({ page }) => {
  await open(page);
  await page.goto('/legfrissebb', untilDrawn);
  // A browser may show the answer before while it asks for a new one: then the next one has them.
  await expect(figures(page)).toContainText(/EUR \d{3},\d\d/, { timeout: 45_000 });
  await expect(figures(page)).toContainText(/Budapest .*°C/);
  // The sky is drawn, too, by whoever knows it.
  await expect(figures(page).locator('[data-figure^=weather] path')).toHaveAttribute('d', /^M/);
  await expect(figures(page)).toContainText(/Duna .*cm/);
  // They go on to the next page with the head that they stand in.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Archívum' }).click();
  await expect(page).toHaveURL(/archivum/);
  await expect(figures(page)).toContainText('EUR');
});

test('on the smallest screen they keep apart, and the page its width [WIDG-02]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page);
  await page.goto('/', untilDrawn);
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
  /** Questions that are on their way. */
  var asking: number | undefined;
}

test('the supporters’ counter comes when its place is near, and keeps what it knew [WIDG-05] [WIDG-07] [S33]', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const ask = globalThis.fetch;
    globalThis.asking = 0;
    globalThis.fetch = async (...what) => {
      globalThis.asking = (globalThis.asking ?? 0) + 1;
      return ask(...what).finally(() => {
        globalThis.asking = (globalThis.asking ?? 0) - 1;
      });
    };
  });
  let fails = false;
  let asked = 0;
  await page.route('**/api/counter*', async (route) => {
    asked += 1;
    if (fails) await route.fulfill({ body: 'Hamarosan visszajövünk.' });
    else await route.fulfill({ json: { recurring: 12_198, onetime: 31_685 } });
  });
  await page.goto('/archivum', untilDrawn);
  const counter = page.locator('[data-supporters]');
  await counter.scrollIntoViewIfNeeded();
  await expect(counter).toHaveText('Még 146 335 óra munkánk vár támogatóra.', { useInnerText: true });
  /** Less than a question's patience, and not on before its answer has come. */
  const wait = async (): Promise<void> => {
    await page.clock.runFor(9_000);
    await expect.poll(() => page.evaluate(() => globalThis.asking)).toBe(0);
  };
  const inTime = { timeout: 60_000, intervals: [50] };
  await expect.poll(() => wait().then(() => asked), inTime).toBe(2);
  fails = true;
  await expect.poll(() => wait().then(() => counter.isHidden()), inTime).toBe(true);
  expect(asked).toBe(2 + 5);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`nothing keeps anybody out of it, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/arfolyam?currency=USD&range=5y');
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))])).toEqual([]);
  });
