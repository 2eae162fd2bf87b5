/** Formula 1: choices, results, standings and the live session, with script and without. */
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { isNotReloaded, markDocument } from './soft-navigation-steps.ts';
import { expect, test } from './strict-test.ts';

const untilParsed = { waitUntil: 'domcontentloaded' } as const;
const path = '/rovat/sport/forma1';
const hungary = `${path}?szezon=2024&verseny=12`;

const select = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
/** The script of the page has taken over. */
const isAlive = (page: Page) => expect(page.locator('[data-id=forma1] [data-ready]')).toBeVisible();

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the reader chooses a season, a Grand Prix and a session [F1-01] [F1-02]', async ({ page }) => {
      await page.goto(path, untilParsed);
      await select(page, 'Szezon').selectOption('2024');
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Megnézem' }).click();
      await expect(page).toHaveURL(/szezon=2024/);
      // The answer's own form: a race chosen in the former one is of another season.
      await expect(select(page, 'Szezon').locator('option[selected]')).toHaveText('2024');
      await select(page, 'Nagydíj').selectOption({ label: 'Magyar Nagydíj' });
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Megnézem' }).click();
      await expect(title(page)).toHaveText('Magyar Nagydíj');
      await expect(page.getByRole('row').nth(1)).toContainText('Oscar Piastri');
      await page.getByRole('link', { name: /^Rajtrács ?: Verseny/ }).click();
      await expect(page).toHaveURL(/futam=-22291$/);
      await expect(page.getByRole('row').nth(1)).toContainText('Lando Norris');
      await page.getByRole('link', { name: /^Időmérő, 3\. szakasz/ }).click();
      await expect(page.getByRole('heading', { name: 'Időmérő, 3. szakasz: eredmény' })).toBeVisible();
    });

    test('the reader goes from a result to the driver, the team and the standings [F1-08]', async ({
      page,
    }) => {
      await page.goto(hungary, untilParsed);
      await page.getByRole('link', { name: 'Lewis Hamilton' }).click();
      await expect(title(page)).toHaveText('Lewis Hamilton');
      await expect(page.getByText('1985. január 7.')).toBeVisible();
      await page.getByRole('link', { name: '2024: 7. hely, 223 pont' }).click();
      await expect(
        page.getByRole('img', { name: /^Pontok 24 nagydíj után: Max Verstappen 437/ }),
      ).toBeVisible();
      await page.getByText('Az ábra számokban').click();
      await expect(page.getByRole('row', { name: /^24\. Abu-dzabi Nagydíj 437 374/ })).toBeVisible();
      await page.getByRole('link', { name: 'Csapatok', exact: true }).click();
      await expect(title(page)).toHaveText('McLaren');
      await select(page, 'Csapat').selectOption({ label: 'Ferrari' });
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Megnézem' }).click();
      await expect(title(page)).toHaveText('Ferrari');
    });
  });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('season, Grand Prix, team and driver are on every tab, and each leads to its own [F1-02]', async ({
      page,
    }) => {
      const show = async () => {
        if (!javaScriptEnabled) await page.getByRole('button', { name: 'Megnézem' }).click();
      };
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${path}?oldal=pontverseny&szezon=2024`, untilParsed);
        if (javaScriptEnabled) await isAlive(page);
        const boxes = await Promise.all(
          ['Szezon', 'Nagydíj', 'Csapat', 'Versenyző'].map((label) => select(page, label).boundingBox()),
        );
        const bottoms = boxes.map((box) => (box?.y ?? Infinity) + (box?.height ?? 0));
        expect(Math.max(...bottoms), `at ${width} px`).toBeLessThanOrEqual(800);
        await select(page, 'Csapat').selectOption({ label: 'Ferrari' });
        await show();
        await expect(title(page)).toHaveText('Ferrari');
        await expect(page).toHaveURL(/oldal=csapatok&szezon=2024&csapat=\d+$|innen=pontverseny/);
        await select(page, 'Versenyző').selectOption({ label: 'Lando Norris' });
        await show();
        await expect(title(page)).toHaveText('Lando Norris');
        await select(page, 'Nagydíj').selectOption({ label: 'Magyar Nagydíj' });
        await show();
        await expect(title(page)).toHaveText('Magyar Nagydíj');
        await expect(select(page, 'Versenyző')).toHaveValue('');
      }
    });
  });

test('a choice that the reader makes before the script is there is not lost [F1-02]', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/sports-board[^/]*\.js/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(path, untilParsed);
  await select(page, 'Szezon').selectOption('2024');
  scripts.resolve();
  await expect(page).toHaveURL(/szezon=2024/);
  await expect(select(page, 'Szezon')).toHaveValue('2024');
});

test('every select works with the keyboard, in place, and the steps back and forward [F1-02]', async ({
  page,
}) => {
  await page.goto(`${path}?oldal=versenyzok&szezon=2024`, untilParsed);
  await isAlive(page);
  await markDocument(page);
  await select(page, 'Versenyző').focus();
  await page.keyboard.press('ArrowDown');
  await expect(title(page)).toHaveText('Lando Norris');
  await expect(select(page, 'Versenyző')).toBeFocused();
  await expect(page).toHaveTitle(/^Lando Norris, 2024 – Forma–1/);
  // Past the selects of the team and the Grand Prix, to the season.
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL(/szezon=2025/);
  await page.goBack();
  await expect(page).toHaveURL(/szezon=2024&versenyzo=\d+$/);
  await expect(title(page)).toHaveText('Lando Norris');
  expect(await isNotReloaded(page)).toBe(true);
});

test('a live session is refreshed with its marker, and nothing else on the page moves [F1-12]', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-22T04:00:10Z');
  let isLive = false;
  await page.route('**/rovat/sport/forma1/_payload.json?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.text();
    await route.fulfill({ response, body: isLive ? duringTheRace(answer) : answer });
  });
  await page.goto(`${path}?szezon=2026&verseny=15`, untilParsed);
  const races = page.getByRole('navigation', { name: 'A hétvége programja' });
  await races.getByRole('link', { name: /^Verseny/ }).click();
  await expect(page.getByRole('heading', { name: 'Verseny: eredmény' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Élő', { exact: true })).toHaveCount(0);
  isLive = true;
  await expect(page.getByRole('heading', { name: 'Verseny: eredmény Élő' })).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText('12/50 kör, Charles Leclerc')).toBeVisible();
  // The next refresh may be under way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** The payload as it would be after twelve laps: with the marker, and a leader instead of „Még nincs adat.” */
function duringTheRace(answer: string): string {
  return answer
    .replace(/data-live-from=\\"\d+\\"|(?<=data-title=\\"[^"]*\\")/, ' data-live-from=\\"0\\"')
    .replace('Verseny: eredmény', 'Verseny: eredmény <span>Élő</span>')
    .replace('Még nincs adat.', '12/50 kör, Charles Leclerc');
}

const states = [
  hungary,
  `${path}?oldal=csapatok&szezon=2024`,
  `${path}?oldal=versenyzok&szezon=2024`,
  `${path}?oldal=pontverseny&szezon=2024`,
  `${path}?oldal=konstruktor&szezon=2024`,
  path,
];

for (const colorScheme of ['light', 'dark'] as const)
  test(`all tabs are accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const state of states) {
      await page.goto(state, untilParsed);
      await isAlive(page);
      expect(await accessibilityFaults(page), state).toEqual([]);
    }
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });

  test('every tab is in view on a phone, also the current one [F1-02]', async ({ page }) => {
    for (const state of states) {
      await page.goto(state, untilParsed);
      await expect(page.locator('[data-tabs] [aria-current]')).toBeInViewport({ ratio: 0.99 });
    }
  });

  test('football leaves no room for what only a script shows [FOOT-15]', async ({ page }) => {
    await page.goto('/rovat/sport/foci?liga=4&nap=2024-06-15', untilParsed);
    await expect(page.locator('[data-score-switch]')).toBeHidden();
  });
});

test('no tab scrolls sideways at 320 px, and phones have no side list [F1-02]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const state of states) {
    await page.goto(state, untilParsed);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([state, width]).toEqual([state, 320]);
    await expect(page.getByRole('navigation', { name: /^(Nagydíjak|Csapatok|Versenyzők)$/ })).toBeHidden();
  }
});
