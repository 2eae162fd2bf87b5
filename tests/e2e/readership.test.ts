/** What readers read is counted, once a page view, and nothing of them; what was read most stands on front pages. */
import type { Page } from '@playwright/test';
import { openStory, stories } from './addresses.ts';
import { expect, test } from './reader.ts';
import { isStillOpen, mark, untilDrawn } from './soft-reader.ts';

declare global {
  var heard: ((said: string) => void) | undefined;
}

/** Ids of the stories that this reader's pages tell of; what a beacon carries is seen where it is sent only. */
async function watchReads(page: Page): Promise<number[]> {
  const told: number[] = [];
  await page.exposeFunction('heard', (said: string) => {
    const { id }: { id: number } = JSON.parse(said);
    told.push(id);
  });
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) void body.text().then((said) => globalThis.heard?.(said));
      return send(address, body);
    };
  });
  return told;
}

async function idOf(page: Page, slug: string): Promise<number> {
  const answer = await page.request.get(`/api/articles/${slug}`);
  const { id }: { id: number } = await answer.json();
  return id;
}

async function setVisible(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test.beforeEach(({ page }) => page.clock.install());

/** As long as a story has to be looked at, and a little. */
const aWhile = 5_500;

test('a story that is looked at for a while is told of once, without a cookie', async ({ page, context }) => {
  const told = await watchReads(page);
  await openStory(page, 'news', { waitUntil: 'load' });
  await page.clock.runFor(4_500);
  expect(told).toEqual([]);
  const answer = page.waitForResponse('**/api/reads');
  await page.clock.runFor(1_000);
  expect((await answer).status()).toBe(204);
  await setVisible(page, 'hidden');
  await setVisible(page, 'visible');
  await page.clock.runFor(60_000);
  await expect.poll(() => told).toEqual([await idOf(page, stories.news)]);
  expect(await context.cookies()).toEqual([]);
});

test('a story in another tab is not told of before it is looked at', async ({ page }) => {
  const told = await watchReads(page);
  await openStory(page, 'news', { waitUntil: 'load' });
  await page.clock.runFor(3_000);
  await setVisible(page, 'hidden');
  await page.clock.runFor(60_000);
  expect(told).toEqual([]);
  await setVisible(page, 'visible');
  await page.clock.runFor(aWhile);
  await expect.poll(() => told.length).toBe(1);
});

test('the next story is told of as well when it is put in place', async ({ page }) => {
  const told = await watchReads(page);
  await openStory(page, 'longRead', { waitUntil: 'load' });
  await page.clock.runFor(aWhile);
  const first = await idOf(page, stories.longRead);
  await expect.poll(() => told).toEqual([first]);
  await mark(page);
  const next = page.locator('main article:has(h3) a[href^="/"][href*="/2026/"]').last();
  const path = (await next.getAttribute('href')) ?? '';
  await next.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  expect(await isStillOpen(page)).toBe(true);
  await page.clock.runFor(aWhile);
  const second = await idOf(page, path.split('/').at(-1) ?? '');
  await expect.poll(() => told).toEqual([first, second]);
});

test('a reader who does not want to be counted is not, and neither is a page without a story', async ({
  page,
}) => {
  const told = await watchReads(page);
  await page.goto('/', { waitUntil: 'load' });
  await page.clock.runFor(aWhile);
  await openStory(page, 'news', { waitUntil: 'load' });
  await page.goto(`${page.url()}?isMobileApp=1`, { waitUntil: 'load' });
  await page.clock.runFor(aWhile);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await openStory(page, 'opinion', { waitUntil: 'load' });
  await page.clock.runFor(aWhile);
  expect(told).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the most read stand on the front page in their order, and lead to the stories', async ({ page }) => {
    await page.goto('/', untilDrawn);
    const box = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Legolvasottabb' }) });
    const items = box.getByRole('list').getByRole('listitem');
    await expect(items).toHaveCount(5);
    await items.first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/${stories.liveBlog}$`));
  });
});
