/** The header on the way down and up. */
import type { Page } from '@playwright/test';
import { openStory } from './addresses.ts';
import { expect, test } from './reader.ts';

/** Classes of the body after a scroll to each of these positions. */
async function after(page: Page, positions: number[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const seen: string[] = [];
    for (const y of all) {
      scrollTo({ top: y, behavior: 'instant' });
      // A browser tells of a scroll with the next picture it draws, which on a busy machine may be late.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      await new Promise((done) => setTimeout(done, 120));
      const { classList } = document.body;
      seen.push(['scroll-down', 'scroll-up'].filter((name) => classList.contains(name)).join(' '));
    }
    return seen;
  }, positions);
}

const pages: [string, number, (page: Page) => Promise<unknown>][] = [
  ['a list', 80, (page) => page.goto('/legfrissebb')],
  ['a longform', 70, (page) => openStory(page, 'longRead')],
  ['a hero', 70, (page) => openStory(page, 'hero')],
];

for (const [name, threshold, open] of pages) {
  test(`on ${name} the header leaves after ${threshold} pixels and comes back after 50 [SCRL-05, SCRL-06, S20]`, async ({
    page,
  }) => {
    await open(page);
    await page.waitForLoadState();
    expect(await after(page, [threshold, threshold + 1, threshold])).toEqual(['', 'scroll-down', '']);
    expect(await after(page, [700, 651, 650, 699, 700])).toEqual([
      'scroll-down',
      'scroll-down',
      'scroll-up',
      'scroll-up',
      'scroll-down',
    ]);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await after(page, [600]);
    await expect(page.getByRole('banner')).toBeInViewport();
  });
}

test('the front page with a breaking box has a threshold of 30 [SCRL-06, SCRL-08]', async ({ page }) => {
  await page.goto('/');
  const hasBreaking = (await page.locator('[data-hero-container]').count()) > 0;
  const threshold = hasBreaking ? 30 : 80;
  expect(await after(page, [threshold, threshold + 1])).toEqual(['', 'scroll-down']);
});

test('the header looks at the scroll every 10 ms at most [SCRL-06]', async ({ page }) => {
  await page.addInitScript(() => {
    const pauses: unknown[] = [];
    Object.assign(globalThis, { pauses });
    const real = globalThis.setTimeout.bind(globalThis);
    Object.assign(globalThis, {
      setTimeout: (act: () => void, ms?: number) => {
        pauses.push(ms);
        return real(act, ms);
      },
    });
  });
  await page.goto('/legfrissebb');
  const pauses = await page.evaluate(async () => {
    const all: unknown[] = Reflect.get(globalThis, 'pauses');
    all.length = 0;
    for (let times = 0; times < 20; times += 1) dispatchEvent(new Event('scroll'));
    return [...all];
  });
  expect(pauses).toEqual([10]);
});

test('a hero says when it has been read past, and its translucent header fills [SCRL-07, SCRL-08]', async ({
  page,
}) => {
  for (const story of ['longRead', 'hero'] as const) {
    await openStory(page, story);
    const hero = page.locator('[data-hero-container]');
    const header = page.getByRole('banner');
    const height = await hero.evaluate((one: HTMLElement) => one.offsetHeight);
    const alpha = (): Promise<string> =>
      header.evaluate((one) => /\/\s*([\d.]+)\)$|$/.exec(getComputedStyle(one).backgroundColor)?.[1] ?? '1');
    await after(page, [height]);
    await expect(hero).not.toHaveClass(/(^| )fill( |$)/);
    await expect.poll(alpha).not.toBe('1');
    await after(page, [height + 1]);
    await expect(hero).toHaveClass(/(^| )fill( |$)/);
    await expect.poll(alpha).toBe('1');
    await after(page, [0]);
    await expect(hero).not.toHaveClass(/(^| )fill( |$)/);
  }
});

test('whoever goes by keyboard is never under the header, and sees it when in it [SCRL-05, S28]', async ({
  page,
}) => {
  await page.goto('/legfrissebb');
  await after(page, [1200, 1000]);
  await expect(page.locator('body')).toHaveClass(/scroll-up/);
  await page.locator('main a').nth(12).focus();
  for (let stop = 0; stop < 10; stop += 1) await page.keyboard.press('Shift+Tab');
  const hidden = await page.evaluate(() => {
    const header = document.querySelector('header')?.getBoundingClientRect();
    const here = document.activeElement?.getBoundingClientRect();
    return Boolean(header && here && here.top < header.bottom && here.bottom > header.top);
  });
  expect(hidden).toBe(false);
  await after(page, [600, 1200]);
  await page.getByRole('banner').getByRole('link', { name: 'Keresés' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('banner')).toBeInViewport();
});

test('a header that comes and goes moves nothing and never holds the page up [SCRL-05, SCRL-06]', async ({
  page,
}) => {
  await openStory(page, 'longRead');
  await page.waitForLoadState();
  const costs = await page.evaluate(async () => {
    const seen = { shifts: 0, handler: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift' });
    for (let y = 0; y < 3000; y += 150) {
      scrollTo({ top: y % 900 > 600 ? y - 300 : y, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 40));
    }
    // The work of one look, with the class changing every time.
    const began = performance.now();
    for (let times = 0; times < 50; times += 1) {
      document.body.classList.toggle('scroll-down', times % 2 === 0);
      void document.body.offsetHeight;
    }
    seen.handler = (performance.now() - began) / 50;
    return seen;
  });
  expect(costs.shifts).toBe(0);
  expect(costs.handler, 'milliseconds of a change of class with its styles').toBeLessThan(25);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the header stays where it was printed', async ({ page }) => {
    await page.goto('/legfrissebb');
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
});
