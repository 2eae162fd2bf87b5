/** Podcasts: across pages, by keyboard, without script, inside the app, and when the audio does not load. */
import { test as base, type Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { at, sites } from './addresses.ts';
import { isNotReloaded, markDocument, openLatestList, untilParsed } from './soft-navigation-steps.ts';
import { expect, test } from './strict-test.ts';

const show = '/after/podcast/bekapcsolva-marad';
const first = 'Ki áll a pult mögött hajnali háromkor?';
const second = 'Basszus a falon túl';

/** Waits until the play buttons are active. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, untilParsed);
  await page.locator('[data-play-link]').first().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-play-link][role=button]').first()).toBeVisible();
}

const bar = (page: Page) => page.getByRole('region', { name: 'Lejátszó' });
const listen = (page: Page, title: string) => page.getByRole('button', { name: `Meghallgatom ${title}` });
const pause = (page: Page, title: string) => page.getByRole('button', { name: `Szünet ${title}` });
const time = async (page: Page): Promise<number> =>
  Number(await bar(page).getByRole('slider', { name: 'Hol tart' }).inputValue());

async function axe(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}

test('an episode plays on across pages, and its buttons show what plays [POD-03]', async ({ page }) => {
  await open(page, show);
  await markDocument(page);
  await listen(page, first).click();
  await expect(pause(page, first)).toBeVisible();
  await expect.poll(() => time(page)).toBeGreaterThan(0);
  await openLatestList(page);
  expect(await isNotReloaded(page)).toBe(true);
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

test('the position and the speed are saved, and chapters jump to their position', async ({ page }) => {
  await open(page, show);
  await listen(page, first).press('Space');
  await expect(pause(page, first)).toBeVisible();
  await bar(page).getByRole('combobox', { name: 'Fejezetek' }).selectOption('11:42 Vizet, ne tanácsot');
  await expect.poll(() => time(page)).toBeGreaterThanOrEqual(702);
  await bar(page).getByRole('combobox', { name: 'Sebesség' }).selectOption('1,5×');
  await bar(page).getByRole('button', { name: 'Szünet' }).click();
  const left = await time(page);
  await page.reload(untilParsed);
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

test('moving is shown at once, also before the audio is loaded', async ({ page }) => {
  await open(page, show);
  await page.evaluate(() => {
    const [link] = document.querySelectorAll<HTMLElement>('[data-play-link]');
    localStorage.setItem('lapzarta-playback', JSON.stringify([[link?.dataset.playLink, 20]]));
  });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.mp3', async (route) => {
    await held;
    await route.continue();
  });
  await listen(page, first).click();
  await expect.poll(() => time(page)).toBe(20);
  await bar(page).getByRole('button', { name: '15 másodperccel vissza' }).click();
  await expect.poll(() => time(page)).toBe(5);
  release();
  await expect.poll(() => time(page)).toBeGreaterThan(5);
});

test('closing the player returns the focus to the button that opened it [S28]', async ({ page }) => {
  await open(page, show);
  await listen(page, second).press('Enter');
  await bar(page).getByRole('button', { name: 'Lejátszó bezárása' }).press('Enter');
  await expect(listen(page, second)).toBeFocused();
  await listen(page, second).press('Enter');
  await openLatestList(page);
  await bar(page).getByRole('slider', { name: 'Hol tart' }).press('Escape');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the player pauses when another player starts', async ({ page }) => {
  await open(page, show);
  await listen(page, first).click();
  await expect(pause(page, first)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new CustomEvent('lapzarta:plays', { detail: { who: 'video' } })));
  await expect(listen(page, first)).toBeVisible();
});

for (const width of [375, 1280])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the player passes the accessibility check and leaves the page usable, ${colorScheme}, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await open(page, show);
      await listen(page, first).click();
      await expect(bar(page)).toBeVisible();
      await axe(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      // The player must not cover the footer.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const foot = await page.getByRole('contentinfo').boundingBox();
      const top = await bar(page).boundingBox();
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((top?.y ?? 0) + 1);
    });

test('pages with episodes have play buttons, on every site and in English', async ({ page }) => {
  for (const path of ['/g7/podcast', '/after', '/podcast']) {
    await page.goto(path, untilParsed);
    await expect(page.locator('[data-play-link]').first()).toBeAttached();
    await axe(page);
  }
  const regional = sites.find(({ isRegional }) => isRegional);
  if (regional) await page.goto(at(regional, '/podcast/tuloldal'), untilParsed);
  await expect(page.locator('[data-play-link]')).toHaveCount(2);
  await open(page, '/podcast/noises-off');
  await page.getByRole('button', { name: /^Listen / }).click();
  await expect(page.getByRole('region', { name: 'Player' })).toHaveAttribute('lang', 'en');
});

test('inside the app the buttons control the app’s player and show its state [POD-04]', async ({ page }) => {
  await page.addInitScript(() => {
    const messages: object[] = [];
    const post = (text: string) => messages.push(JSON.parse(text));
    Object.assign(globalThis, { messages, LapzartaApp: { postMessage: post } });
  });
  const messages = (): Promise<{ action: string }[]> =>
    page.evaluate(() => Reflect.get(globalThis, 'messages'));
  // Each button asks for the state as it is loaded, the later ones perhaps after the first press.
  const commands = async () => (await messages()).filter(({ action }) => action !== 'state');
  const actions = async () => (await commands()).map(({ action }) => action);
  await page.goto(`${show}?isMobileApp=1`, untilParsed);
  await expect(page.locator('[data-play-link][role=button]').first()).toBeVisible();
  await expect
    .poll(messages)
    .toContainEqual(expect.objectContaining({ action: 'state', slug: 'bekapcsolva-ki-all-a-pult-mogott' }));
  expect(await actions()).toEqual([]);
  await listen(page, first).click();
  await pause(page, first).click();
  await listen(page, first).click();
  await expect.poll(actions).toEqual(['add', 'play', 'pause', 'play']);
  expect((await commands())[0]).toMatchObject({
    type: 'podcast',
    slug: 'bekapcsolva-ki-all-a-pult-mogott',
    episode: { title: first, duration: 2287, url: expect.stringMatching(/^http.*\.mp3$/) },
  });
  const setState = (state: string) =>
    page.evaluate((detail) => dispatchEvent(new CustomEvent('lapzarta:podcast', { detail })), {
      slug: 'bekapcsolva-ki-all-a-pult-mogott',
      state,
    });
  await setState('stopped');
  await expect(listen(page, first)).toBeVisible();
  await setState('paused');
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect((await actions()).at(-1)).toBe('destroy');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the play link of an episode leads to its audio file', async ({ page }) => {
    await page.goto(show, untilParsed);
    const link = page.getByRole('link', { name: `Meghallgatom ${first}` });
    const sound = await page.request.get((await link.getAttribute('href')) ?? '', {
      headers: { range: 'bytes=0-3' },
    });
    const bytes = await sound.body();
    // An MPEG audio frame begins with eleven set bits.
    expect([sound.status(), bytes.length, bytes[0]]).toEqual([206, 4, 0xff]);
  });
});

// With the plain `test`, as the failed requests here are intended and the browser logs them.
base('audio that does not load shows a message, and the reader can retry', async ({ page }) => {
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

base('audio that breaks off continues at the same position on a retry', async ({ page }) => {
  // Twenty seconds, so that the second chapter is beyond them.
  const partBytes = 40_000;
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
  await bar(page).getByRole('combobox', { name: 'Fejezetek' }).selectOption('11:42 Vizet, ne tanácsot');
  await expect(bar(page).getByRole('status')).toHaveText('A hang most nem érhető el.', { timeout: 20_000 });
  const brokenAt = await time(page);
  expect(brokenAt).toBeGreaterThanOrEqual(702);
  await page.unroute('**/felvetelek/**');
  await bar(page).getByRole('button', { name: 'Újra' }).click();
  await expect(bar(page).getByRole('status')).toBeEmpty();
  await expect.poll(() => time(page)).toBeGreaterThan(brokenAt);
});

base('slow audio shows its loading message once', async ({ page }) => {
  const isOver = Promise.withResolvers<void>();
  await page.route('**/felvetelek/**', async (route) => {
    await isOver.promise;
    await route.abort();
  });
  await open(page, show);
  await listen(page, first).click();
  const status = bar(page).getByRole('status');
  await expect(status).toHaveText('Betöltés…');
  // Browsers fire this event after three seconds without data.
  await page.locator('audio').evaluate((audio) => audio.dispatchEvent(new Event('stalled')));
  expect(await status.textContent()).toBe('Betöltés…');
  isOver.resolve();
});
