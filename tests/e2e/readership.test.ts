/** Reads are counted once per page view, without personal data; the most read stories are on the front page. */
import type { Page } from '@playwright/test';
import { openStory, stories } from './addresses.ts';
import { isNotReloaded, markDocument, untilParsed } from './soft-navigation-steps.ts';
import { expect, test } from './strict-test.ts';

declare global {
  var recordRead: ((body: string) => void) | undefined;
}

/** Ids of the stories that pages report as read. The body of a beacon can only be read where it is sent. */
async function collectReads(page: Page): Promise<number[]> {
  const reads: number[] = [];
  await page.exposeFunction('recordRead', (body: string) => {
    const { id }: { id: number } = JSON.parse(body);
    reads.push(id);
  });
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) void body.text().then((body) => globalThis.recordRead?.(body));
      return send(address, body);
    };
  });
  return reads;
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

/** Slightly more than the time after which a story counts as read, in milliseconds. */
const readMs = 5_500;

test('a story that is read for a while is counted once, without a cookie', async ({ page, context }) => {
  const reads = await collectReads(page);
  await openStory(page, 'news', { waitUntil: 'load' });
  // Real time passes as well: not so near to the time of reading that a slow machine reaches it.
  await page.clock.runFor(1_000);
  expect(reads).toEqual([]);
  const answer = page.waitForResponse('**/api/reads');
  await page.clock.runFor(4_500);
  expect((await answer).status()).toBe(204);
  await setVisible(page, 'hidden');
  await setVisible(page, 'visible');
  await page.clock.runFor(60_000);
  await expect.poll(() => reads).toEqual([await idOf(page, stories.news)]);
  const cookies = await context.cookies();
  expect(cookies.filter(({ name }) => name !== 'consent')).toEqual([]);
});

test('a story in a background tab is counted only after it has been visible', async ({ page }) => {
  const reads = await collectReads(page);
  await openStory(page, 'news', { waitUntil: 'load' });
  await page.clock.runFor(1_000);
  await setVisible(page, 'hidden');
  await page.clock.runFor(60_000);
  expect(reads).toEqual([]);
  await setVisible(page, 'visible');
  await page.clock.runFor(readMs);
  await expect.poll(() => reads.length).toBe(1);
});

test('the next story, opened by soft navigation, is counted as well', async ({ page }) => {
  const reads = await collectReads(page);
  await openStory(page, 'longRead', { waitUntil: 'load' });
  await page.clock.runFor(readMs);
  const first = await idOf(page, stories.longRead);
  await expect.poll(() => reads).toEqual([first]);
  await markDocument(page);
  const next = page.locator('main article:has(h3) a[href^="/"][href*="/2026/"]').last();
  const path = (await next.getAttribute('href')) ?? '';
  await next.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  expect(await isNotReloaded(page)).toBe(true);
  await page.clock.runFor(readMs);
  const second = await idOf(page, path.split('/').at(-1) ?? '');
  await expect.poll(() => reads).toEqual([first, second]);
});

test('a reader who opted out is not counted, nor is a page without a story or a page in the app', async ({
  page,
}) => {
  const reads = await collectReads(page);
  await page.goto('/', { waitUntil: 'load' });
  await page.clock.runFor(readMs);
  await openStory(page, 'news', untilParsed);
  await page.goto(`${page.url()}?isMobileApp=1`, { waitUntil: 'load' });
  await page.clock.runFor(readMs);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await openStory(page, 'opinion', { waitUntil: 'load' });
  await page.clock.runFor(readMs);
  expect(reads).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the front page lists the most read stories in order, with links', async ({ page }) => {
    await page.goto('/', untilParsed);
    const box = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Legolvasottabbak' }) });
    const items = box.getByRole('list').getByRole('listitem');
    await expect(items).toHaveCount(5);
    await items.first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/${stories.liveBlog}$`));
  });
});
