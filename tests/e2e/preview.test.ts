/** A paper that is not out: a second server beside the one of the other tests, on the same database. */
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, type Page } from '@playwright/test';
import { type LapzartaProcess, runLapzarta } from '../lapzarta-process.ts';
import { dataVariable } from './open-paper.ts';
import { expect, test } from './reader.ts';

// One server for all of them.
test.describe.configure({ mode: 'default' });

let paper: LapzartaProcess | undefined;
let address = '';
let code = '';

test.beforeAll(async () => {
  const settings = { LAPZARTA_DATA: process.env[dataVariable] ?? '' };
  const made = runLapzarta(['token', 'create', 'előnézet', '--days', '1'], settings);
  expect((await made.exit).code, made.output()).toBe(0);
  code = made.output().trim();
  const clock = { LAPZARTA_CLOCK: '2026-11-21T09:00:00+01:00' };
  paper = runLapzarta(['serve'], {
    ...settings,
    ...clock,
    PORT: '0',
    LAPZARTA_PREVIEW: 'on',
    LAPZARTA_WORK: 'off',
  });
  address = await paper.address;
});

test.afterAll(async () => {
  paper?.send('SIGTERM');
  expect((await paper?.exit)?.code).toBe(0);
});

const at = (path: string): string => new URL(path, address).href;
const field = (page: Page) => page.getByLabel('Szerkesztőségi kód');
const bar = (page: Page) => page.getByText('Ez a lap még nem jelent meg.');

async function signIn(page: Page, given: string): Promise<void> {
  await field(page).fill(given);
  await field(page).press('Enter');
}

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a stranger signs in and is where they wanted to be, then out again [PREV-01, PREV-02, PREV-03, X22]', async ({
      page,
    }) => {
      await page.goto(at('/legfrissebb?oldal=2'));
      await expect(page).toHaveURL(at('/login?tovabb=%2Flegfrissebb%3Foldal%3D2'));
      await signIn(page, 'lpz_rossz');
      await expect(page.getByRole('alert')).toContainText('Ez a kód nem érvényes.');
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
      await signIn(page, code);
      await expect(page).toHaveURL(at('/legfrissebb?oldal=2'));
      await expect(bar(page)).toBeVisible();
      await page.goto(at('/login'));
      await expect(page).toHaveURL(at('/'));
      await page.getByRole('button', { name: 'Kilépés' }).click();
      await expect(page).toHaveURL(at('/login'));
      await page.goto(at('/after'));
      await expect(page).toHaveURL(at('/login?tovabb=%2Fafter'));
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the login and the pages behind it fit every screen and serve everybody [S28]', async ({ page }) => {
      await page.goto(at('/login'));
      await signIn(page, 'lpz_rossz');
      for (const path of ['', '/']) {
        for (const width of [1280, 768, 375, 320]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          if (width === 1280 || width === 375)
            expect(await faultsOf(page), `${path} at ${width} px`).toEqual([]);
        }
        if (path === '') await signIn(page, code);
      }
    });
  });
}

test('who has signed in goes from page to page as on a paper that is out [PREV-02]', async ({ page }) => {
  await page.goto(at('/'));
  await signIn(page, code);
  const title = page.locator('main h2 a, main h3 a').first();
  const href = (await title.getAttribute('href')) ?? '';
  await title.click();
  await expect(page).toHaveURL(at(href));
  await expect(bar(page)).toBeVisible();
});

base(
  'whose session has ended is led to the login, and back to the page that was wanted [X22]',
  async ({ page }) => {
    await page.goto(at('/'));
    await signIn(page, code);
    await expect(bar(page)).toBeVisible();
    await page.context().clearCookies();
    const link = page.locator('main h2 a, main h3 a').nth(2);
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(at(`/login?${new URLSearchParams({ tovabb: href })}`));
    await signIn(page, code);
    await expect(page).toHaveURL(at(href));
  },
);
