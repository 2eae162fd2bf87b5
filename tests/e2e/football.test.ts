/** Football: choices, tables, matches and what stays on the device, with script and without. */
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { isNotReloaded, markDocument } from './soft-navigation-steps.ts';
import { expect, test } from './strict-test.ts';

const untilParsed = { waitUntil: 'domcontentloaded' } as const;
const path = '/rovat/sport/foci';
const euro = `${path}?liga=4&nap=2024-06-15`;

const select = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const league = (page: Page) => page.locator('#foci-bajnoksag');
const day = (page: Page) => page.locator('#foci-nap');
const hungary = (page: Page) => page.getByRole('link', { name: /Magyarország\s*1?\s*Svájc/ });
/** The script of the page has taken over. */
const isAlive = (page: Page) => expect(page.locator('[data-id=foci] [data-ready]')).toBeVisible();

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the reader chooses country, league, season and tab [FOOT-01] [FOOT-02]', async ({ page }) => {
      await page.goto(path, untilParsed);
      await expect(league(page)).toHaveText('NB I 2024/25');
      if (javaScriptEnabled) await isAlive(page);
      const press = () => page.getByRole('button', { name: 'Megnézem' }).first().click();
      await select(page, 'Szezon').selectOption({ label: '2023/24' });
      if (!javaScriptEnabled) await press();
      await expect(league(page)).toHaveText('NB I 2023/24');
      await expect(page).toHaveURL(/szezon=2023/);
      await select(page, 'Ország').selectOption({ label: 'Nemzetközi' });
      if (!javaScriptEnabled) await press();
      await expect(league(page)).toHaveText('Világbajnokság 2026');
      await page.getByRole('link', { name: 'Európa-bajnokság' }).click();
      await expect(league(page)).toHaveText('Európa-bajnokság 2024');
      await page.getByRole('link', { name: 'Góllövőlista' }).click();
      await expect(page).toHaveURL(/oldal=gol/);
      await expect(page.getByRole('columnheader', { name: 'Gól' })).toBeVisible();
      // A season that is over will never have what it lacks [S53].
      await expect(page.getByRole('link', { name: 'Legtöbb sárga lap' })).toHaveCount(0);
    });

    test('the reader chooses a day and a match, and comes back [FOOT-02] [FOOT-03] [FOOT-15]', async ({
      page,
    }) => {
      await page.goto(`${path}?liga=4`, untilParsed);
      if (javaScriptEnabled) await isAlive(page);
      await expect(page.getByText('Nem rendeznek mérkőzést ezen a napon.')).toBeVisible();
      const press = () => page.getByRole('button', { name: 'Megnézem' }).last().click();
      await select(page, 'Nap').fill('2024-06-15');
      if (!javaScriptEnabled) await press();
      await expect(day(page)).toHaveText('2024. június 15., szombat');
      await select(page, 'Mérkőzés').selectOption({ label: 'Magyarország–Svájc' });
      if (!javaScriptEnabled) await press();
      await expect(page.getByRole('region', { name: 'Mérkőzés: Magyarország–Svájc' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Összeállítások' })).toBeVisible();
      await expect(page).toHaveTitle(/^Magyarország–Svájc – /);
      await page.getByRole('link', { name: 'Vissza' }).click();
      await expect(league(page)).toHaveText('Európa-bajnokság 2024');
      await expect(day(page)).toHaveText('2024. június 15., szombat');
    });
  });

test('every select works with the keyboard, in place, and so do the steps back and forward [FOOT-02]', async ({
  page,
}) => {
  await page.goto(path, untilParsed);
  await isAlive(page);
  await markDocument(page);
  await select(page, 'Szezon').focus();
  await page.keyboard.press('ArrowDown');
  await expect(league(page)).toHaveText('NB I 2023/24');
  await expect(select(page, 'Szezon')).toBeFocused();
  await expect(page).toHaveTitle(/^NB I 2023\/24: tabella – /);
  await expect(page.locator('[data-id=foci]').getByRole('status')).toHaveText('NB I 2023/24: tabella');
  await page.getByRole('link', { name: 'Európa-bajnokság' }).focus();
  await page.keyboard.press('Enter');
  await expect(league(page)).toHaveText('Európa-bajnokság 2024');
  await expect(page.getByRole('link', { name: 'Európa-bajnokság' })).toBeFocused();
  await page.goBack();
  await expect(league(page)).toHaveText('NB I 2023/24');
  await expect(select(page, 'Szezon')).toHaveValue('2023');
  await page.goBack();
  await expect(league(page)).toHaveText('NB I 2024/25');
  await page.goForward();
  await expect(league(page)).toHaveText('NB I 2023/24');
  expect(await isNotReloaded(page)).toBe(true);
});

test('stories below have pages of their own, and the way back from a story leads to the same state [X13]', async ({
  page,
}) => {
  await page.goto(path, untilParsed);
  await isAlive(page);
  await page.getByRole('link', { name: 'Európa-bajnokság' }).click();
  await expect(league(page)).toHaveText('Európa-bajnokság 2024');
  await markDocument(page);
  await page.getByRole('link', { name: 'Száztizenhét gól ötvenegy meccsen' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Száztizenhét gól');
  await page.goBack();
  await expect(league(page)).toHaveText('Európa-bajnokság 2024');
  await isAlive(page);
  expect(await isNotReloaded(page)).toBe(true);
});

test('what cannot be loaded is said, and can be tried again', async ({ page, noticed }) => {
  await page.goto(path, untilParsed);
  await isAlive(page);
  let isBroken = true;
  await page.route('**/rovat/sport/foci/_payload.json?*', (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  await select(page, 'Szezon').selectOption({ label: '2023/24' });
  await expect(page.getByRole('alert')).toContainText('Nem sikerült betölteni, amit kért.');
  await expect(league(page)).toHaveText('NB I 2024/25');
  noticed.length = 0;
  isBroken = false;
  await page.getByRole('link', { name: 'Újra megpróbálom' }).click();
  await expect(league(page)).toHaveText('NB I 2023/24');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('scores are hidden until they are wanted, on this device only [S44]', async ({ page }) => {
  await page.goto(euro, untilParsed);
  await isAlive(page);
  await expect(hungary(page)).toContainText(/Magyarország1Svájc3/);
  const hide = page.getByRole('button', { name: 'Eredmények elrejtése' });
  await expect(hide).toHaveAttribute('aria-pressed', 'false');
  await hide.click();
  await expect(hungary(page)).toHaveText(/MagyarországSvájc$/);
  // Also in what is fetched: no score is in the page, not even until the script takes it out.
  await page.evaluate(() => {
    const seen = (): void => {
      const scores = [...document.querySelectorAll('[data-board] b[data-score]')];
      if (scores.some(({ textContent }) => textContent !== '')) document.documentElement.dataset.seen = '';
    };
    new MutationObserver(seen).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await page.getByRole('link', { name: 'Előző nap' }).click();
  await expect(day(page)).toHaveText('2024. június 14., péntek');
  await page.getByRole('link', { name: 'Következő nap' }).click();
  await expect(hungary(page)).toHaveText(/MagyarországSvájc$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-seen');
  await page.reload(untilParsed);
  await expect(page.locator('html')).toHaveAttribute('data-hides-scores', '');
  await isAlive(page);
  await expect(hungary(page)).toHaveText(/MagyarországSvájc$/);
  await page.getByRole('button', { name: 'Eredmény mutatása: Magyarország–Svájc' }).click();
  await expect(hungary(page)).toContainText(/Magyarország1Svájc3/);
  await page.goto(`${path}?meccs=2024003`, untilParsed);
  await isAlive(page);
  await expect(page.getByRole('region', { name: /^Mérkőzés: / })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Eredmény mutatása/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: /^Mérkőzés: / })).toBeVisible();
});

test('favourites stand first, on this device only [S44]', async ({ page }) => {
  await page.goto(euro, untilParsed);
  await isAlive(page);
  const matches = page.locator('main li:has(> a[href*="meccs="])');
  const top = async (name: string) => (await matches.filter({ hasText: name }).boundingBox())?.y ?? 0;
  expect(await top('Olaszország')).toBeGreaterThan(await top('Magyarország'));
  await page.getByRole('button', { name: 'Kedvenc: Olaszország' }).click();
  await expect.poll(async () => (await top('Olaszország')) < (await top('Magyarország'))).toBe(true);
  await page.reload(untilParsed);
  await isAlive(page);
  await expect(page.getByRole('button', { name: 'Kedvenc: Olaszország' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect.poll(async () => (await top('Olaszország')) < (await top('Magyarország'))).toBe(true);
});

const states = [
  path,
  euro,
  `${path}?liga=1&oldal=gol`,
  `${path}?liga=4&oldal=piros`,
  `${path}?meccs=2024002`,
];

for (const colorScheme of ['light', 'dark'] as const)
  test(`all states are accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const state of states) {
      await page.goto(state, untilParsed);
      await isAlive(page);
      expect(await accessibilityFaults(page), state).toEqual([]);
    }
  });

test('no state scrolls sideways at 320 px, and the names of teams stay in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const state of states) {
    await page.goto(state, untilParsed);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([state, width]).toEqual([state, 320]);
  }
  await page.goto(path, untilParsed);
  const table = page.getByRole('region', { name: 'NB I 2024/25: tabella' });
  await table.evaluate((frame) => frame.scrollTo({ left: 400 }));
  const { x = -1, width = 0 } = (await table.getByRole('rowheader').first().boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
});

test.describe('on a device in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a match has its kick-off in the time of the device [FOOT-03]', async ({ page }) => {
    await page.goto(`${path}?meccs=2024002`, untilParsed);
    await isAlive(page);
    await expect(page.locator('time[data-relative-time=local]').last()).toHaveText(
      /2024\. június 15\., 9:00/,
    );
  });
});
