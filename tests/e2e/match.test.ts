/**
 * An article with a match that is played: a server of its own, whose fixed clock is in the eleventh minute of
 * Hungary–Switzerland. A second server on the same database, with a later clock, records the goals that follow.
 */
import type { Page } from '@playwright/test';
import { dataFolder, type LapzartaProcess, runLapzarta } from '../lapzarta-process.ts';
import { accessibilityFaults } from './accessibility.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { expect, test } from './strict-test.ts';

// The tests share a database in which time goes on.
test.describe.configure({ mode: 'default' });

const slug = 'magyarorszag-svajc-percrol-percre';
const servers: LapzartaProcess[] = [];
let folder: ReturnType<typeof dataFolder>;
let address = '';
let path = '';

test.beforeAll(async ({ request }) => {
  test.setTimeout(180_000);
  folder = dataFolder();
  address = await serverAt('2024-06-15T15:10:30+02:00');
  const answer = await request.get(new URL(`/api/articles/${slug}`, address).href);
  path = (await answer.json()).url;
  await readsScore(request.get.bind(request), address, 'most élő');
});

test.afterAll(async () => {
  for (const server of servers.toReversed()) {
    server.send('SIGTERM');
    await server.exit;
  }
  folder.remove();
});

async function serverAt(clock: string): Promise<string> {
  const server = runLapzarta(['serve'], { LAPZARTA_DATA: folder.path, LAPZARTA_CLOCK: clock, PORT: '0' });
  servers.push(server);
  return server.address;
}

type Get = (url: string) => Promise<{ text(): Promise<string> }>;

/** Reads the page until it has the text: the first reader of a match may be served before the provider has answered. */
async function readsScore(get: Get, server: string, text: string): Promise<void> {
  await expect(async () => {
    const page = await (await get(new URL(path, server).href)).text();
    expect(page.includes(text), `the page has ${text}`).toBe(true);
  }).toPass({ timeout: 60_000 });
}

const open = (page: Page) => page.goto(new URL(path, address).href);
const board = (page: Page) => page.getByRole('region', { name: 'Mérkőzés: Magyarország–Svájc' });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an article has the score and details of its match [ART-14] [FOOT-03]', async ({ page }) => {
    await open(page);
    await expect(board(page).getByRole('heading', { level: 2 })).toHaveText('Magyarország0–0Svájc');
    await expect(board(page)).toContainText('most élő, 11. perc');
    const details = board(page).getByText('A mérkőzés részletei');
    await expect(board(page).getByRole('heading', { name: 'Összeállítások' })).toBeHidden();
    await details.click();
    await expect(
      board(page).getByRole('list', { name: 'Kezdők' }).first().locator('[data-player]'),
    ).toHaveCount(11);
    const substitutes = board(page).getByText('Kleinheisler').last();
    await expect(substitutes).toBeHidden();
    await board(page).getByText('Cserejátékosok').first().click();
    await expect(substitutes).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test('it has no accessibility faults, and nothing scrolls sideways [FOOT-13]', async ({ page }) => {
        await open(page);
        await board(page).getByText('A mérkőzés részletei').click();
        expect(await accessibilityFaults(page, { within: '[data-match]' })).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    });
  }
}

test('a goal appears on the open page without moving anything, and is announced [ART-14] [FOOT-11]', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await watchShifts(page);
  await open(page);
  await board(page).getByText('A mérkőzés részletei').click();
  await page.waitForLoadState('networkidle');
  const before = await shiftsOf(page);
  const later = await serverAt('2024-06-15T15:13:30+02:00');
  await readsScore(request.get.bind(request), later, '>14. perc<');
  const status = await board(page).getByRole('status').elementHandle();
  await expect(board(page).getByRole('heading', { level: 2 })).toHaveText('Magyarország0–1Svájc', {
    timeout: 40_000,
  });
  expect(await status?.textContent()).toBe('12. perc Gól (0–1) Duah');
  await expect(board(page).getByRole('region', { name: 'Legutóbb' })).toContainText('Duah');
  expect((await shiftsOf(page)).sum - before.sum, (await shiftsOf(page)).moved).toBe(0);
});
