/** The tip game: a reader fills in a ticket, shares it and sees it scored, with script and without. */
import type { Page } from '@playwright/test';
import { runLapzarta } from '../lapzarta-process.ts';
import { accessibilityFaults } from './accessibility.ts';
import { dataVariable } from './global-setup.ts';
import { expect, test } from './strict-test.ts';

/** Begins a rehearsed election night, so that its game has candidates and is open. */
async function beginElection(): Promise<void> {
  const replay = runLapzarta(['election', 'replay', '--speed', '1'], {
    LAPZARTA_DATA: process.env[dataVariable] ?? '',
    LAPZARTA_CLOCK: '2026-11-21T09:00:00+01:00',
  });
  await expect.poll(() => replay.output(), { timeout: 30_000 }).toContain('counted:');
  replay.send('SIGINT');
  expect((await replay.exit).code, replay.output()).toBe(0);
}

const untilParsed = { waitUntil: 'domcontentloaded' } as const;
const game = '/melleklet/tippjatek/proba-magyarorszag-svajc';

// A start deletes the tickets of the game.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const started = runLapzarta(['tips', 'start', 'proba-magyarorszag-svajc'], {
    LAPZARTA_DATA: process.env[dataVariable] ?? '',
    LAPZARTA_CLOCK: '2026-11-21T09:00:00+01:00',
  });
  expect((await started.exit).code, started.output()).toBe(0);
  await beginElection();
});

const goals = (page: Page, team: string) => page.getByRole('textbox', { name: `${team} góljai` });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Szelvény mentése' });

async function axe(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** Fills in goals; with script until the form's script is there, without which saving leaves the page. */
async function fillFirst(page: Page, goalsOfHungary: string, isScripted: boolean): Promise<void> {
  const field = goals(page, 'Magyarország');
  await field.fill(goalsOfHungary);
  if (!isScripted) return;
  await expect(async () => {
    await field.fill('');
    await field.fill(goalsOfHungary);
    await expect(page.getByText('Van mentetlen tippje.')).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** The same database two hours later, when the match and its results are over. */
async function twoHoursLater(see: (address: string) => Promise<void>): Promise<void> {
  const server = runLapzarta(['serve'], {
    LAPZARTA_DATA: process.env[dataVariable] ?? '',
    PORT: '0',
    LAPZARTA_CLOCK: '2026-11-21T11:00:00+01:00',
  });
  try {
    await see(await server.address);
  } finally {
    server.send('SIGTERM');
    await server.exit;
  }
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });
    const nickname = javaScriptEnabled ? 'Szkriptes' : 'Szkript nélküli';

    test('the reader fills in a ticket, shares it, and sees it scored [S45] [SUPP-15]', async ({
      page,
      browser,
    }) => {
      await page.goto(game, untilParsed);
      await expect(page.getByText('Próbajáték: régi eredmények')).toBeVisible();
      await page.getByRole('link', { name: 'Kitöltöm a szelvényt' }).click();
      await expect(page).toHaveURL(/szelvenyem$/);
      await fillFirst(page, '1', javaScriptEnabled);
      await goals(page, 'Svájc').fill('3');
      for (const [at, team] of ['Németország', 'Svájc', 'Skócia', 'Magyarország'].entries())
        await page.getByLabel(`${at + 1}. hely`).selectOption(team);
      await page.getByRole('textbox', { name: 'Becenév' }).fill(nickname);
      await saveButton(page).press('Enter');
      await expect(page.getByText('Mentettük. Minden kérdésre van tippje.')).toBeVisible();
      await expect(goals(page, 'Svájc')).toHaveValue('3');
      // With a script the page was not left.
      if (javaScriptEnabled) await expect(page).toHaveURL(/szelvenyem$/);
      else await expect(page).toHaveURL(/uzenet=mentve$/);

      const shared = (await page.locator('[data-tip-share]').getAttribute('href')) ?? '';
      const friend = await browser.newContext({ javaScriptEnabled });
      const other = await friend.newPage();
      await other.goto(shared, untilParsed);
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(`${nickname} szelvénye`);
      await expect(other.getByText('1–3')).toBeVisible();
      await expect(saveButton(other)).toHaveCount(0);
      await other.getByRole('link', { name: 'Kitöltöm a szelvényt' }).click();
      await expect(goals(other, 'Svájc')).toHaveValue('');
      await friend.close();

      await twoHoursLater(async (address) => {
        const later = await browser.newContext({ javaScriptEnabled });
        const scored = await later.newPage();
        await scored.goto(new URL(new URL(shared).pathname, address).href, untilParsed);
        // 3 for the score; Germany and Switzerland are at their places.
        await expect(scored.getByText('5 pont', { exact: true })).toBeVisible();
        await expect(scored.getByText('Németország, Svájc, Magyarország, Skócia')).toBeVisible();
        await scored.getByRole('link', { name: 'A játék oldala és a tabella' }).click();
        await expect(scored.getByRole('row', { name: new RegExp(`^1\\. ${nickname} 5$`) })).toBeVisible();
        await later.close();
      });
    });

    test('a wrong answer is named, and the others are saved [S45]', async ({ page }) => {
      await page.goto(`${game}/szelvenyem`, untilParsed);
      await fillFirst(page, '2', javaScriptEnabled);
      await goals(page, 'Svájc').fill('2');
      await page.getByLabel('1. hely').selectOption('Skócia');
      await page.getByLabel('2. hely').selectOption('Skócia');
      await saveButton(page).click();
      const notice = page.getByRole('alert').filter({ hasText: 'Ezeket nem tudtuk menteni' });
      await expect(notice.getByRole('link', { name: 'A csoport' })).toBeVisible();
      await expect(goals(page, 'Svájc')).toHaveValue('2');
      await expect(page.getByText('Töltse ki minden mezőjét')).toBeVisible();
      // With a script the choices stay in the form, to be corrected.
      if (javaScriptEnabled) await expect(page.getByLabel('2. hely')).toHaveValue('SCO');
    });

    test('the reader deletes the ticket after a second thought', async ({ page }) => {
      await page.goto(`${game}/szelvenyem`, untilParsed);
      await goals(page, 'Magyarország').fill('0');
      await goals(page, 'Svájc').fill('0');
      await saveButton(page).click();
      await expect(page.getByText('Mentettük.')).toBeVisible();
      await page.getByText('Szelvény törlése').click();
      await page.getByRole('button', { name: 'Végleg törlöm a szelvényt' }).click();
      await expect(page.getByText('A szelvényt töröltük.')).toBeVisible();
      await expect(goals(page, 'Svájc')).toHaveValue('');
    });

    test('the supplement leads to the game of the election, whose table is paged [SUPP-06] [SUPP-15]', async ({
      page,
    }) => {
      await page.goto('/melleklet/valasztas-2022', untilParsed);
      await page.getByRole('link', { name: 'Tippjáték' }).click();
      await expect(page).toHaveURL(/\/melleklet\/tippjatek\/valasztas-2022$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Választás 2022');
      const first = await page.getByRole('row').nth(1).textContent();
      await page.getByRole('link', { name: 'Következő oldal' }).click();
      await expect(page).toHaveURL(/oldal=2$/);
      await expect(page.getByRole('row').nth(1)).not.toHaveText(first ?? '');
      await page.getByRole('link', { name: 'A szelvényem' }).click();
      await expect(page.getByText('Ebben a játékban nincs szelvénye.')).toBeVisible();
    });
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`a ticket passes the accessibility check and fits 320 px, ${colorScheme} [S28]`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of [`${game}/szelvenyem`, '/melleklet/tippjatek/proba-valasztas/szelvenyem', game]) {
      await page.goto(path, untilParsed);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await axe(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
    await page.goto('/melleklet/tippjatek/proba-valasztas/szelvenyem', untilParsed);
    await page.getByRole('textbox', { name: 'Szavazatarány százalékban' }).first().fill('sok');
    await saveButton(page).evaluate((button) => button.closest('form')?.setAttribute('novalidate', ''));
    await saveButton(page).click();
    await expect(page.getByText('Semmit sem mentettünk.').first()).toBeVisible();
    await axe(page);
  });

test('without a connection the answers stay, and are saved when it is back [S45]', async ({
  page,
  context,
}) => {
  await page.goto(`${game}/szelvenyem`, { waitUntil: 'load' });
  // The script may still be on its way.
  await expect(async () => {
    await goals(page, 'Magyarország').fill('');
    await goals(page, 'Magyarország').fill('4');
    await expect(page.getByText('Van mentetlen tippje.')).toBeVisible({ timeout: 500 });
  }).toPass();
  await goals(page, 'Svájc').fill('4');
  // Scripts that the page still loads would fail without network, and the test with them.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await saveButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nincs internetkapcsolat' })).toBeVisible();
  await expect(goals(page, 'Svájc')).toHaveValue('4');
  await context.setOffline(false);
  await saveButton(page).click();
  await expect(page.getByText('Mentettük.')).toBeVisible();
  await expect(page.locator('[data-tip-notice]')).toBeFocused();
  await page.reload(untilParsed);
  await expect(goals(page, 'Svájc')).toHaveValue('4');
});
