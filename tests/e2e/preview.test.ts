/** The preview of an unpublished edition: a second server on the same database. */
import { test as base, type Page } from '@playwright/test';
import { type LapzartaProcess, runLapzarta } from '../lapzarta-process.ts';
import { accessibilityFaults } from './accessibility.ts';
import { dataVariable } from './global-setup.ts';
import { expect, test } from './strict-test.ts';

// The tests share one server, so they run in order.
test.describe.configure({ mode: 'default' });

let server: LapzartaProcess | undefined;
let address = '';
/** A worker that begins again after a failure creates another member. */
const email = `elonezet-${process.pid}@example.com`;
const password = 'harom zold lampa a hidon';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const settings = { LAPZARTA_DATA: process.env[dataVariable] ?? '' };
  const created = runLapzarta(['user', 'create', email, 'Előnéző Előd'], settings);
  expect((await created.exit).code, created.output()).toBe(0);
  const { pathname, searchParams } = new URL(created.output().trim());
  const clock = { LAPZARTA_CLOCK: '2026-11-21T09:00:00+01:00' };
  server = runLapzarta(['serve'], {
    ...settings,
    ...clock,
    PORT: '0',
    LAPZARTA_PREVIEW: 'on',
    LAPZARTA_WORK: 'off',
  });
  address = await server.address;
  const body = new URLSearchParams({ kulcs: searchParams.get('kulcs') ?? '', 'uj-jelszo': password });
  expect((await fetch(at(pathname), { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
});

/** Attempts to sign in are limited by network: each test comes from another one. */
let network = 0;
base.beforeEach(async ({ context }) => {
  network += 1;
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `192.0.2.${network}` });
});

test.afterAll(async () => {
  server?.send('SIGTERM');
  expect((await server?.exit)?.code).toBe(0);
});

const at = (path: string): string => new URL(path, address).href;
const field = (page: Page) => page.getByLabel('Jelszó');
const bar = (page: Page) => page.getByText('Ez a lap még nem jelent meg.');

async function signIn(page: Page, given: string): Promise<void> {
  await page.getByLabel('E-mail-cím').fill(email);
  await field(page).fill(given);
  await field(page).press('Enter');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a visitor signs in, gets the requested page, and signs out [PREV-01, PREV-02, PREV-03, X22]', async ({
      page,
    }) => {
      await page.goto(at('/legfrissebb?oldal=2'));
      await expect(page).toHaveURL(at('/login?tovabb=%2Flegfrissebb%3Foldal%3D2'));
      await signIn(page, 'rossz');
      await expect(page.getByText('Az e-mail-cím vagy a jelszó nem jó.')).toBeVisible();
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
      await signIn(page, password);
      await expect(page).toHaveURL(at('/legfrissebb?oldal=2'));
      await expect(bar(page)).toBeVisible();
      await page.goto(at('/login'));
      await expect(page).toHaveURL(at('/'));
      // Pictures that are still loading would be refused when the session ends.
      await page.waitForLoadState('networkidle');
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

    test('the login and the pages behind it fit every screen width and pass the accessibility check [S28]', async ({
      page,
    }) => {
      await page.goto(at('/login'));
      await signIn(page, 'rossz');
      await expect(page.getByText('Az e-mail-cím vagy a jelszó nem jó.')).toBeVisible();
      for (const path of ['', '/']) {
        for (const width of [1280, 768, 375, 320]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          if (width === 1280 || width === 375)
            expect(await accessibilityFaults(page), `${path} at ${width} px`).toEqual([]);
        }
        if (path !== '') continue;
        await signIn(page, password);
        await expect(bar(page)).toBeVisible();
      }
    });
  });
}

test('a signed-in reader follows links as on a published edition [PREV-02]', async ({ page }) => {
  await page.goto(at('/'));
  await signIn(page, password);
  const title = page.locator('main h2 a, main h3 a').first();
  const href = (await title.getAttribute('href')) ?? '';
  await title.click();
  await expect(page).toHaveURL(at(href));
  await expect(bar(page)).toBeVisible();
});

base(
  'a reader whose session has ended signs in again and gets the requested page [X22]',
  async ({ page }) => {
    await page.goto(at('/'));
    await signIn(page, password);
    await expect(bar(page)).toBeVisible();
    await page.context().clearCookies();
    const link = page.locator('main h2 a, main h3 a').nth(2);
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(at(`/login?${new URLSearchParams({ tovabb: href })}`));
    await signIn(page, password);
    await expect(page).toHaveURL(at(href));
  },
);
