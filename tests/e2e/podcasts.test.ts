/** Listening: from page to page, with the keyboard, without script, inside the app, and when the sound does not come. */
import AxeBuilder from '@axe-core/playwright';
import { test as base, type Page } from '@playwright/test';
import { at, sites } from './addresses.ts';
import { expect, test } from './reader.ts';
import { isStillOpen, mark, toLatest, untilDrawn } from './soft-reader.ts';

const show = '/after/podcast/bekapcsolva-marad';
const first = 'Ki áll a pult mögött hajnali háromkor?';
const second = 'Basszus a falon túl';

/** Alive: what plays waits for a press. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, untilDrawn);
  await page.locator('[data-play-link]').first().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-play-link][role=button]').first()).toBeVisible();
}

const bar = (page: Page) => page.getByRole('region', { name: 'Lejátszó' });
const listen = (page: Page, title: string) => page.getByRole('button', { name: `Meghallgatom ${title}` });
const pause = (page: Page, title: string) => page.getByRole('button', { name: `Szünet ${title}` });
const time = async (page: Page): Promise<number> =>
  Number(await bar(page).getByRole('slider', { name: 'Hol tart' }).inputValue());

async function axe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
}

test('an episode plays on from page to page, and its buttons know [POD-03]', async ({ page }) => {
  await open(page, show);
  await mark(page);
  await listen(page, first).click();
  await expect(pause(page, first)).toBeVisible();
  await expect.poll(() => time(page)).toBeGreaterThan(0);
  await toLatest(page);
  expect(await isStillOpen(page)).toBe(true);
  const here = await time(page);
  await expect.poll(() => time(page), 'it plays on').toBeGreaterThan(here);
  await page.goBack();
  await pause(page, first).click();
  await expect(listen(page, first)).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Lejátszás' })).toBeVisible();
  await listen(page, second).click();
  await expect(bar(page).getByRole('link')).toHaveText(second);
  await expect(listen(page, first), 'one plays at a time').toBeVisible();
  await bar(page).getByRole('button', { name: 'Lejátszó bezárása' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(listen(page, second)).toBeVisible();
});

test('the place and the speed are kept, and chapters lead there', async ({ page }) => {
  await open(page, show);
  await listen(page, first).press('Space');
  await expect(pause(page, first)).toBeVisible();
  await bar(page).getByRole('combobox', { name: 'Fejezetek' }).selectOption('0:15 Vizet, ne tanácsot');
  await expect.poll(() => time(page)).toBeGreaterThanOrEqual(15);
  await bar(page).getByRole('combobox', { name: 'Sebesség' }).selectOption('1,5×');
  await bar(page).getByRole('button', { name: 'Szünet' }).click();
  const left = await time(page);
  await page.reload(untilDrawn);
  await open(page, show);
  await listen(page, first).click();
  await expect(bar(page).getByRole('combobox', { name: 'Sebesség' })).toHaveValue('1.5');
  await expect.poll(() => time(page)).toBeGreaterThanOrEqual(left);
  await bar(page).getByRole('button', { name: 'Szünet' }).click();
  const before = await time(page);
  await bar(page).getByRole('button', { name: '15 másodperccel vissza' }).click();
  await expect.poll(() => time(page)).toBeLessThan(before);
  await bar(page).getByRole('slider', { name: 'Hol tart' }).press('End');
  await bar(page).getByRole('slider', { name: 'Hol tart' }).press('Escape');
  await expect(bar(page)).toHaveCount(0);
});

test('a player that is closed leaves the keyboard where it can be opened again [S28]', async ({ page }) => {
  await open(page, show);
  await listen(page, second).press('Enter');
  await bar(page).getByRole('button', { name: 'Lejátszó bezárása' }).press('Enter');
  await expect(listen(page, second)).toBeFocused();
  await listen(page, second).press('Enter');
  await toLatest(page);
  await bar(page).getByRole('slider', { name: 'Hol tart' }).press('Escape');
  await expect(page.getByRole('main')).toBeFocused();
});

test('whatever else begins to play silences it', async ({ page }) => {
  await open(page, show);
  await listen(page, first).click();
  await expect(pause(page, first)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new CustomEvent('lapzarta:plays', { detail: { who: 'video' } })));
  await expect(listen(page, first)).toBeVisible();
});

for (const width of [375, 1280])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`serves every listener, ${colorScheme}, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await open(page, show);
      await listen(page, first).click();
      await expect(bar(page)).toBeVisible();
      await axe(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      // What stands at the foot of the page can be read beside the player.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const foot = await page.getByRole('contentinfo').boundingBox();
      const top = await bar(page).boundingBox();
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((top?.y ?? 0) + 1);
    });

test('stories, front pages and lists have their episodes to be heard, on every paper', async ({ page }) => {
  for (const path of ['/g7/podcast', '/after', '/podcast']) {
    await page.goto(path, untilDrawn);
    await expect(page.locator('[data-play-link]').first()).toBeAttached();
    await axe(page);
  }
  const regional = sites.find(({ isRegional }) => isRegional);
  if (regional) await page.goto(at(regional, '/podcast/tuloldal'), untilDrawn);
  await expect(page.locator('[data-play-link]')).toHaveCount(2);
  await open(page, '/podcast/noises-off');
  await page.getByRole('button', { name: /^Listen / }).click();
  await expect(page.getByRole('region', { name: 'Player' })).toHaveAttribute('lang', 'en');
});

test('inside the app its player is told what to do, and says what it does [POD-04]', async ({ page }) => {
  await page.addInitScript(() => {
    const told: object[] = [];
    const post = (text: string) => told.push(JSON.parse(text));
    Object.assign(globalThis, { told, LapzartaApp: { postMessage: post } });
  });
  const told = (): Promise<{ action: string }[]> => page.evaluate(() => Reflect.get(globalThis, 'told'));
  const actions = async (): Promise<string[]> => (await told()).map(({ action }) => action);
  await page.goto(`${show}?isMobileApp=1`, untilDrawn);
  await expect(page.locator('[data-play-link][role=button]').first()).toBeVisible();
  await expect.poll(async () => (await actions()).every((action) => action === 'state')).toBe(true);
  const asked = (await actions()).length;
  await listen(page, first).click();
  await pause(page, first).click();
  await listen(page, first).click();
  await expect.poll(async () => (await actions()).slice(asked)).toEqual(['add', 'play', 'pause', 'play']);
  expect((await told())[asked]).toMatchObject({
    ...{ type: 'podcast', slug: 'bekapcsolva-ki-all-a-pult-mogott' },
    episode: { title: first, duration: 44, url: expect.stringMatching(/^http.*\.wav$/) },
  });
  const say = (state: string) =>
    page.evaluate((detail) => dispatchEvent(new CustomEvent('lapzarta:podcast', { detail })), {
      slug: 'bekapcsolva-ki-all-a-pult-mogott',
      state,
    });
  await say('stopped');
  await expect(listen(page, first)).toBeVisible();
  await say('paused');
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect((await actions()).at(-1)).toBe('destroy');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the way to an episode leads to its sound', async ({ page }) => {
    await page.goto(show, untilDrawn);
    const link = page.getByRole('link', { name: `Meghallgatom ${first}` });
    const sound = await page.request.get((await link.getAttribute('href')) ?? '', {
      headers: { range: 'bytes=0-3' },
    });
    expect([sound.status(), await sound.text()]).toEqual([206, 'RIFF']);
  });
});

// Here something fails on purpose, and the browser says so.
base('a sound that does not come is told, and can be asked for again', async ({ page }) => {
  await page.route('**/felvetelek/**', async (route) => {
    await bar(page).waitFor();
    await route.abort();
  });
  await page.route('**/kepek/*/*-1x1-160.webp', (route) => route.abort());
  await open(page, show);
  await listen(page, first).click();
  await expect(bar(page).getByRole('status')).toHaveText('A hang most nem érhető el.');
  await expect(bar(page).locator('img'), 'nor does its cover').toBeHidden();
  await page.unroute('**/felvetelek/**');
  await bar(page).getByRole('button', { name: 'Újra' }).click();
  await expect.poll(() => time(page)).toBeGreaterThan(0);
  await expect(bar(page).getByRole('status')).toBeEmpty();
});

base(
  'a sound that breaks off goes on where it broke off, for whoever asks for it again',
  async ({ page }) => {
    const partBytes = 300_000;
    await page.route('**/felvetelek/**', async (route) => {
      const from = Number(/bytes=(\d+)/.exec(route.request().headers().range ?? '')?.[1] ?? 0);
      if (from > 0) return route.fulfill({ status: 404 });
      const answer = await route.fetch();
      const whole = await answer.body();
      const headers = { 'content-range': `bytes 0-${partBytes - 1}/${whole.length}` };
      await route.fulfill({
        status: 206,
        headers: { ...answer.headers(), ...headers, 'content-length': String(partBytes) },
        body: whole.subarray(0, partBytes),
      });
    });
    await open(page, show);
    await listen(page, first).click();
    await expect.poll(() => time(page)).toBeGreaterThan(0);
    await bar(page).getByRole('combobox', { name: 'Fejezetek' }).selectOption('0:15 Vizet, ne tanácsot');
    await expect(bar(page).getByRole('status')).toHaveText('A hang most nem érhető el.', { timeout: 20_000 });
    const brokenAt = await time(page);
    expect(brokenAt).toBeGreaterThanOrEqual(15);
    await page.unroute('**/felvetelek/**');
    await bar(page).getByRole('button', { name: 'Újra' }).click();
    await expect(bar(page).getByRole('status')).toBeEmpty();
    await expect.poll(() => time(page)).toBeGreaterThan(brokenAt);
  },
);

base('whoever waits for a slow sound is told so, once', async ({ page }) => {
  const isOver = Promise.withResolvers<void>();
  await page.route('**/felvetelek/**', async (route) => {
    await isOver.promise;
    await route.abort();
  });
  await open(page, show);
  await listen(page, first).click();
  const status = bar(page).getByRole('status');
  await expect(status).toHaveText('Betöltés…');
  // As a browser says after three seconds without a byte.
  await page.locator('audio').evaluate((audio) => audio.dispatchEvent(new Event('stalled')));
  expect(await status.textContent()).toBe('Betöltés…');
  isOver.resolve();
});
