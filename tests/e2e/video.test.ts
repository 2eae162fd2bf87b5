/** Our own films: in a story, and in the corner player across pages. */
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import {
  desktopUserAgent,
  isNotReloaded,
  markDocument,
  openLatestList,
  untilParsed,
} from './soft-navigation-steps.ts';
import { expect, test } from './strict-test.ts';

test.use({ userAgent: desktopUserAgent });

const story = '/techtud/2026/11/21/nyolcnapos-nemasag-utan-jelentkezett-a-diakmuhold';
const film = (page: Page) => page.locator('main video');
const cornerPlayer = (page: Page) => page.getByRole('complementary', { name: 'Videó a sarokban' });

interface Playing {
  isPaused: boolean;
  isMuted: boolean;
  at: number;
}

function stateOf(page: Page, selector: string): Promise<Playing> {
  return page.locator(selector).evaluate((video) => {
    if (!(video instanceof HTMLVideoElement)) throw new Error('This is no film.');
    return { isPaused: video.paused, isMuted: video.muted, at: video.currentTime };
  });
}

async function playWithSound(page: Page): Promise<void> {
  await film(page).scrollIntoViewIfNeeded();
  await page.locator('main [data-video] > video').waitFor();
  await expect.poll(async () => (await stateOf(page, 'main video')).isPaused).toBe(false);
  await film(page).evaluate((video) => {
    if (video instanceof HTMLVideoElement) video.muted = false;
  });
  await expect.poll(async () => (await stateOf(page, 'main video')).at).toBeGreaterThan(1);
}

/** Mocks front data in which the newsroom shows a video. */
async function newsroomShows(page: Page, status: object): Promise<void> {
  await page.unroute('**/api/frontend/refresh');
  await page.route('**/api/frontend/refresh', async (route) => {
    const answer = await route.fetch();
    const data: { pipStatus: object } = await answer.json();
    await route.fulfill({ json: { ...data, pipStatus: { ...data.pipStatus, ...status } } });
  });
}

const live = {
  pipShow: true,
  pipTitle: 'Sajtótájékoztató az Országházból',
  pipUrl: 'https://vimeo.com/1',
  pipOpen: false,
  pipLabel: 'élő',
  pipFilm: null,
  pipFrame: 'https://player.vimeo.com/video/1?dnt=1',
};

/** Longer than the polling interval of front data, in milliseconds, for the simulated clock. */
const refreshMs = 20_000;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a film is a player with captions that loads nothing before it is played', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(story, { waitUntil: 'load' });
    await film(page).scrollIntoViewIfNeeded();
    await expect(film(page)).toHaveAttribute('controls', '');
    await expect(film(page)).toHaveAttribute('poster', /^\/kepek\//);
    await expect(film(page).locator('track')).toHaveAttribute('srclang', 'hu');
    expect(requested.filter((address) => address.endsWith('.webm'))).toEqual([]);
    const [src, captions] = [film(page), film(page).locator('track')].map((one) => one.getAttribute('src'));
    const part = await page.request.get((await src) ?? '', { headers: { range: 'bytes=0-3' } });
    expect([part.status(), part.headers()['content-type']]).toEqual([206, 'video/webm']);
    expect(await (await page.request.get((await captions) ?? '')).text()).toMatch(/^WEBVTT/);
  });
});

test('a film starts muted by itself, but not for readers who prefer reduced motion [POD-07, S27]', async ({
  page,
  browser,
}) => {
  await page.goto(story, untilParsed);
  await film(page).scrollIntoViewIfNeeded();
  await expect.poll(() => stateOf(page, 'main video')).toMatchObject({ isPaused: false, isMuted: true });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(async () => (await stateOf(page, 'main video')).isPaused).toBe(true);
  await expect(cornerPlayer(page)).toBeHidden();

  const calm = await browser.newPage({ reducedMotion: 'reduce' });
  await calm.goto(new URL(story, page.url()).href, untilParsed);
  await film(calm).scrollIntoViewIfNeeded();
  await calm.locator('main [data-video] > video').waitFor();
  await calm.waitForLoadState('networkidle');
  expect(await stateOf(calm, 'main video')).toMatchObject({ isPaused: true, at: 0 });
  await calm.close();
});

test('a film that the browser does not allow to start waits for the reader, and the reason is logged [POD-09]', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (/film/.test(message.text())) logged.push(`${message.type()}: ${message.text()}`);
  });
  await page.addInitScript(() => {
    // The browser's own controls do not call the page's `play`.
    HTMLMediaElement.prototype.play = () =>
      Promise.reject(new DOMException('Nobody has touched the page.', 'NotAllowedError'));
  });
  await page.goto(story, untilParsed);
  await film(page).scrollIntoViewIfNeeded();
  await expect
    .poll(() => logged)
    .toEqual([expect.stringMatching(/^info: The film may not begin by itself\./)]);
  expect(await stateOf(page, 'main video')).toMatchObject({ isPaused: true, at: 0 });
  await expect(film(page)).toHaveAttribute('controls', '');
  await film(page).press('Space');
  await expect.poll(async () => (await stateOf(page, 'main video')).isPaused).toBe(false);
  expect(logged).toHaveLength(1);
});

test('a film does not start by itself while a podcast plays [POD-07]', async ({ page }) => {
  await page.goto('/podcast', untilParsed);
  await page.locator('[data-play-link][role=button]').first().click();
  await expect.poll(() => page.evaluate(() => document.querySelector('audio')?.paused)).toBe(false);
  await markDocument(page);
  await page.evaluate((path) => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', `<p><a href="${path}">Műhold</a></p>`);
  }, story);
  await page.getByRole('link', { name: 'Műhold' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-route', 'single_article');
  expect(await isNotReloaded(page)).toBe(true);
  await film(page).scrollIntoViewIfNeeded();
  await page.locator('main [data-video] > video').waitFor();
  await page.waitForLoadState('networkidle');
  // The film checks whether to start when it or its tab becomes visible.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await stateOf(page, 'main video')).toMatchObject({ isPaused: true });
  expect(await page.evaluate(() => document.querySelector('audio')?.paused)).toBe(false);
});

test('a film with sound continues in the corner player and across pages, until it is closed [POD-10]', async ({
  page,
}) => {
  await page.goto(story, untilParsed);
  await markDocument(page);
  await playWithSound(page);
  // The corner's script comes when the browser is idle.
  await expect(async () => {
    await page.getByRole('button', { name: 'Kis ablakban nézem tovább' }).click({ timeout: 1_000 });
    await expect(cornerPlayer(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Videó bezárása' }).click();
  await expect(cornerPlayer(page)).toBeHidden();
  await film(page).evaluate(async (video) => {
    if (video instanceof HTMLVideoElement) await video.play();
  });
  const { at } = await stateOf(page, 'main video');
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(cornerPlayer(page)).toBeVisible();
  const inCorner = '[data-pip] video';
  await expect.poll(async () => (await stateOf(page, inCorner)).at).toBeGreaterThan(at);
  expect(await stateOf(page, inCorner)).toMatchObject({ isPaused: false, isMuted: false });
  expect(await stateOf(page, 'main video')).toMatchObject({ isPaused: true });
  await openLatestList(page);
  expect(await isNotReloaded(page)).toBe(true);
  expect(await stateOf(page, inCorner)).toMatchObject({ isPaused: false });
  expect(await accessibilityFaults(page, { within: '[data-pip]' })).toEqual([]);
  await page.evaluate(() => dispatchEvent(new CustomEvent('lapzarta:plays', { detail: { who: 'another' } })));
  expect(await stateOf(page, inCorner)).toMatchObject({ isPaused: true });
  await page.getByRole('button', { name: 'Videó bezárása' }).click();
  await expect(cornerPlayer(page)).toBeHidden();
  await expect(page.locator('video')).toHaveCount(0);
});

test('the corner’s buttons act once after pages with another shell', async ({ page }) => {
  await newsroomShows(page, live);
  await page.goto('/', untilParsed);
  const label = cornerPlayer(page).getByRole('button', { name: /Sajtótájékoztató/ });
  await expect(label).toBeVisible();
  const shell = await page.locator('body').getAttribute('data-shell');
  await openLatestList(page);
  await expect(page.locator('body')).not.toHaveAttribute('data-shell', shell ?? '');
  await page.waitForLoadState('networkidle');
  await label.click();
  await expect(label).toHaveAttribute('aria-expanded', 'true');
  await label.click();
  await expect(label).toHaveAttribute('aria-expanded', 'false');
});

test('the newsroom’s video is a label until opened, contacts no third party before, and stays closed until replaced [POD-11, LIVE-12, S19]', async ({
  page,
}) => {
  await page.clock.install();
  await newsroomShows(page, live);
  await page.goto('/legfrissebb', untilParsed);
  const label = cornerPlayer(page).getByRole('button', { name: /^élő\s*Sajtótájékoztató/ });
  await expect(label).toHaveAttribute('aria-expanded', 'false');
  await label.focus();
  await page.keyboard.press('Enter');
  await expect(cornerPlayer(page).getByRole('button', { name: 'Videó lejátszása' })).toBeVisible();
  await expect(cornerPlayer(page).getByText('player.vimeo.com')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await accessibilityFaults(page, { within: '[data-pip]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(cornerPlayer(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  const refreshed = page.waitForResponse('**/api/frontend/refresh');
  await page.reload(untilParsed);
  await refreshed;
  await expect(cornerPlayer(page)).toBeHidden();
  await newsroomShows(page, { ...live, pipTitle: 'Eredményváró', pipUrl: 'https://vimeo.com/2' });
  await page.clock.fastForward(refreshMs);
  await expect(cornerPlayer(page).getByRole('button', { name: /^élő\s*Eredményváró/ })).toBeVisible();
  await newsroomShows(page, { pipShow: false });
  await page.clock.fastForward(refreshMs);
  await expect(cornerPlayer(page)).toBeHidden();
});

test('the newsroom’s video can be closed when the browser’s storage is full [LIVE-12]', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await newsroomShows(page, live);
  await page.goto('/legfrissebb', untilParsed);
  await page.getByRole('button', { name: 'Videó bezárása' }).click();
  await expect(cornerPlayer(page)).toBeHidden();
  const next = page.waitForResponse('**/api/frontend/refresh');
  await page.clock.fastForward(refreshMs);
  await next;
  await expect(cornerPlayer(page)).toBeHidden();
});
