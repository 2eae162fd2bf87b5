/** Films of the paper's own: in the story, and in the corner from page to page. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './reader.ts';
import { desktop, isStillOpen, mark, toLatest, untilDrawn } from './soft-reader.ts';

test.use({ userAgent: desktop });

const story = '/techtud/2026/11/21/nyolcnapos-nemasag-utan-jelentkezett-a-diakmuhold';
const film = (page: Page) => page.locator('main video');
const corner = (page: Page) => page.getByRole('complementary', { name: 'Videó a sarokban' });

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

async function playAloud(page: Page): Promise<void> {
  await film(page).scrollIntoViewIfNeeded();
  await page.locator('main [data-island] > video').waitFor();
  await expect.poll(async () => (await stateOf(page, 'main video')).isPaused).toBe(false);
  await film(page).evaluate((video) => {
    if (video instanceof HTMLVideoElement) video.muted = false;
  });
  await expect.poll(async () => (await stateOf(page, 'main video')).at).toBeGreaterThan(1);
}

/** Front data in which the desk shows a video. */
async function deskShows(page: Page, status: object): Promise<void> {
  await page.unroute('**/api/frontend/refresh');
  await page.route('**/api/frontend/refresh', async (route) => {
    const answer = await route.fetch();
    const data: { pipStatus: object } = await answer.json();
    await route.fulfill({ json: { ...data, pipStatus: { ...data.pipStatus, ...status } } });
  });
}

const live = {
  ...{ pipShow: true, pipTitle: 'Sajtótájékoztató az Országházból', pipUrl: 'https://vimeo.com/1' },
  ...{ pipOpen: false, pipLabel: 'élő', pipFilm: null, pipFrame: 'https://player.vimeo.com/video/1?dnt=1' },
};

/** The timer of front data, without waiting for it. */
const muchLater = 20_000;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a film is a player with captions, of which nothing is fetched before it is wanted', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(story, { waitUntil: 'load' });
    await film(page).scrollIntoViewIfNeeded();
    await expect(film(page)).toHaveAttribute('controls', '');
    await expect(film(page)).toHaveAttribute('poster', /^\/kepek\//);
    await expect(film(page).locator('track')).toHaveAttribute('srclang', 'hu');
    expect(asked.filter((address) => address.endsWith('.webm'))).toEqual([]);
    const [src, captions] = [film(page), film(page).locator('track')].map((one) => one.getAttribute('src'));
    const part = await page.request.get((await src) ?? '', { headers: { range: 'bytes=0-3' } });
    expect([part.status(), part.headers()['content-type']]).toEqual([206, 'video/webm']);
    expect(await (await page.request.get((await captions) ?? '')).text()).toMatch(/^WEBVTT/);
  });
});

test('a film begins by itself without a sound, and not for who wants it calm [POD-07, S27]', async ({
  page,
  browser,
}) => {
  await page.goto(story, untilDrawn);
  await film(page).scrollIntoViewIfNeeded();
  await expect.poll(() => stateOf(page, 'main video')).toMatchObject({ isPaused: false, isMuted: true });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(async () => (await stateOf(page, 'main video')).isPaused).toBe(true);
  await expect(corner(page)).toBeHidden();

  const calm = await browser.newPage({ reducedMotion: 'reduce' });
  await calm.goto(new URL(story, page.url()).href, untilDrawn);
  await film(calm).scrollIntoViewIfNeeded();
  await calm.locator('main [data-island] > video').waitFor();
  await calm.waitForLoadState('networkidle');
  expect(await stateOf(calm, 'main video')).toMatchObject({ isPaused: true, at: 0 });
  await calm.close();
});

test('a film that the browser does not let begin waits for the reader, and the console says why [POD-09]', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('console', (message) => {
    if (/film/.test(message.text())) told.push(`${message.type()}: ${message.text()}`);
  });
  await page.addInitScript(() => {
    // The controls of the browser do not ask the page.
    HTMLMediaElement.prototype.play = () =>
      Promise.reject(new DOMException('Nobody has touched the page.', 'NotAllowedError'));
  });
  await page.goto(story, untilDrawn);
  await film(page).scrollIntoViewIfNeeded();
  await expect.poll(() => told).toEqual([expect.stringMatching(/^info: The film may not begin by itself\./)]);
  expect(await stateOf(page, 'main video')).toMatchObject({ isPaused: true, at: 0 });
  await expect(film(page)).toHaveAttribute('controls', '');
  await film(page).press('Space');
  await expect.poll(async () => (await stateOf(page, 'main video')).isPaused).toBe(false);
  expect(told).toHaveLength(1);
});

test('a film does not begin by itself while a podcast is heard [POD-07]', async ({ page }) => {
  await page.goto('/podcast', untilDrawn);
  await page.locator('[data-play-link][role=button]').first().click();
  await expect.poll(() => page.evaluate(() => document.querySelector('audio')?.paused)).toBe(false);
  await mark(page);
  await page.evaluate((path) => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', `<p><a href="${path}">Műhold</a></p>`);
  }, story);
  await page.getByRole('link', { name: 'Műhold' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-route', 'single_article');
  expect(await isStillOpen(page)).toBe(true);
  await film(page).scrollIntoViewIfNeeded();
  await page.locator('main [data-island] > video').waitFor();
  await page.waitForLoadState('networkidle');
  // It considers when it comes in sight, and when the tab does.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await stateOf(page, 'main video')).toMatchObject({ isPaused: true });
  expect(await page.evaluate(() => document.querySelector('audio')?.paused)).toBe(false);
});

test('a film that is heard goes on in the corner from where it was, from page to page, until it is closed [POD-10]', async ({
  page,
}) => {
  await page.goto(story, untilDrawn);
  await mark(page);
  await playAloud(page);
  await page.getByRole('button', { name: 'Kis ablakban nézem tovább' }).click();
  await expect(corner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Videó bezárása' }).click();
  await expect(corner(page)).toBeHidden();
  await film(page).evaluate(async (video) => {
    if (video instanceof HTMLVideoElement) await video.play();
  });
  const { at } = await stateOf(page, 'main video');
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(corner(page)).toBeVisible();
  const inCorner = '[data-pip] video';
  await expect.poll(async () => (await stateOf(page, inCorner)).at).toBeGreaterThan(at);
  expect(await stateOf(page, inCorner)).toMatchObject({ isPaused: false, isMuted: false });
  expect(await stateOf(page, 'main video')).toMatchObject({ isPaused: true });
  await toLatest(page);
  expect(await isStillOpen(page)).toBe(true);
  expect(await stateOf(page, inCorner)).toMatchObject({ isPaused: false });
  const found = await new AxeBuilder({ page }).include('[data-pip]').analyze();
  expect(found.violations.map(({ id }) => id)).toEqual([]);
  await page.evaluate(() => dispatchEvent(new CustomEvent('lapzarta:plays', { detail: { who: 'another' } })));
  expect(await stateOf(page, inCorner)).toMatchObject({ isPaused: true });
  await page.getByRole('button', { name: 'Videó bezárása' }).click();
  await expect(corner(page)).toBeHidden();
  await expect(page.locator('video')).toHaveCount(0);
});

test('the desk’s video is a label that opens, asks nobody before that, and stays closed until it is another one [POD-11, LIVE-12, S19]', async ({
  page,
}) => {
  await page.clock.install();
  await deskShows(page, live);
  await page.goto('/legfrissebb', untilDrawn);
  const label = corner(page).getByRole('button', { name: /^élő\s*Sajtótájékoztató/ });
  await expect(label).toHaveAttribute('aria-expanded', 'false');
  await label.focus();
  await page.keyboard.press('Enter');
  await expect(corner(page).getByRole('button', { name: 'Videó lejátszása' })).toBeVisible();
  await expect(corner(page).getByText('player.vimeo.com')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  const found = await new AxeBuilder({ page }).include('[data-pip]').analyze();
  expect(found.violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(corner(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  await page.reload(untilDrawn);
  await page.waitForResponse('**/api/frontend/refresh');
  await expect(corner(page)).toBeHidden();
  await deskShows(page, { ...live, pipTitle: 'Eredményváró', pipUrl: 'https://vimeo.com/2' });
  await page.clock.runFor(muchLater);
  await expect(corner(page).getByRole('button', { name: /^élő\s*Eredményváró/ })).toBeVisible();
  await deskShows(page, { pipShow: false });
  await page.clock.runFor(muchLater);
  await expect(corner(page)).toBeHidden();
});

test('the desk’s video can be closed where the browser keeps nothing more [LIVE-12]', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await deskShows(page, live);
  await page.goto('/legfrissebb', untilDrawn);
  await page.getByRole('button', { name: 'Videó bezárása' }).click();
  await expect(corner(page)).toBeHidden();
  const next = page.waitForResponse('**/api/frontend/refresh');
  await page.clock.runFor(muchLater);
  await next;
  await expect(corner(page)).toBeHidden();
});
