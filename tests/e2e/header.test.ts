/** The header hides while the reader scrolls down and returns on the way up. */
import type { Page } from '@playwright/test';
import { openStory } from './addresses.ts';
import { expect, test } from './strict-test.ts';

/** Classes of the body after a scroll to each of these positions. */
async function classesAfterScroll(page: Page, positions: number[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const observed: string[] = [];
    for (const y of all) {
      scrollTo({ top: y, behavior: 'instant' });
      // Scroll events are fired with the next frame, which may be late on a busy machine.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      await new Promise((done) => setTimeout(done, 120));
      const { classList } = document.body;
      observed.push(['scroll-down', 'scroll-up'].filter((name) => classList.contains(name)).join(' '));
    }
    return observed;
  }, positions);
}

const pages: [string, number, (page: Page) => Promise<unknown>][] = [
  ['a list', 80, (page) => page.goto('/legfrissebb')],
  ['a longform', 70, (page) => openStory(page, 'longRead')],
  ['a hero', 70, (page) => openStory(page, 'hero')],
];

for (const [name, threshold, open] of pages) {
  test(`on ${name} the header hides after ${threshold} pixels and returns after 50 [SCRL-05, SCRL-06, S20]`, async ({
    page,
  }) => {
    await open(page);
    await page.waitForLoadState();
    expect(await classesAfterScroll(page, [threshold, threshold + 1, threshold])).toEqual([
      '',
      'scroll-down',
      '',
    ]);
    expect(await classesAfterScroll(page, [700, 651, 650, 699, 700])).toEqual([
      'scroll-down',
      'scroll-down',
      'scroll-up',
      'scroll-up',
      'scroll-down',
    ]);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await classesAfterScroll(page, [600]);
    await expect(page.getByRole('banner')).toBeInViewport();
  });
}

test('the front page with a breaking box has a threshold of 30 [SCRL-06, SCRL-08]', async ({ page }) => {
  await page.goto('/');
  const hasBreaking = (await page.locator('[data-hero-container]').count()) > 0;
  const threshold = hasBreaking ? 30 : 80;
  expect(await classesAfterScroll(page, [threshold, threshold + 1])).toEqual(['', 'scroll-down']);
});

test('the scroll position is read every 10 ms at most [SCRL-06]', async ({ page }) => {
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

test('a hero is marked when it is scrolled past, and the translucent header becomes opaque [SCRL-07, SCRL-08]', async ({
  page,
}) => {
  for (const story of ['longRead', 'hero'] as const) {
    await openStory(page, story);
    const hero = page.locator('[data-hero-container]');
    const header = page.getByRole('banner');
    const height = await hero.evaluate((one: HTMLElement) => one.offsetHeight);
    const alpha = (): Promise<string> =>
      header.evaluate((one) => /\/\s*([\d.]+)\)$|$/.exec(getComputedStyle(one).backgroundColor)?.[1] ?? '1');
    await classesAfterScroll(page, [height]);
    await expect(hero).not.toHaveClass(/(^| )fill( |$)/);
    await expect.poll(alpha).not.toBe('1');
    await classesAfterScroll(page, [height + 1]);
    await expect(hero).toHaveClass(/(^| )fill( |$)/);
    await expect.poll(alpha).toBe('1');
    await classesAfterScroll(page, [0]);
    await expect(hero).not.toHaveClass(/(^| )fill( |$)/);
  }
});

test('the header never covers the keyboard focus, and is shown when the focus is in it [SCRL-05, S28]', async ({
  page,
}) => {
  await page.goto('/legfrissebb');
  await classesAfterScroll(page, [1200, 1000]);
  await expect(page.locator('body')).toHaveClass(/scroll-up/);
  await page.locator('main a').nth(12).focus();
  for (let stop = 0; stop < 10; stop += 1) await page.keyboard.press('Shift+Tab');
  const hidden = await page.evaluate(() => {
    const header = document.querySelector('header')?.getBoundingClientRect();
    const here = document.activeElement?.getBoundingClientRect();
    return Boolean(header && here && here.top < header.bottom && here.bottom > header.top);
  });
  expect(hidden).toBe(false);
  await classesAfterScroll(page, [600, 1200]);
  await page.getByRole('banner').getByRole('link', { name: 'Keresés' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('banner')).toBeInViewport();
});

test('hiding and showing the header causes no layout shift and no long task [SCRL-05, SCRL-06]', async ({
  page,
}) => {
  await openStory(page, 'longRead');
  await page.waitForLoadState();
  const costs = await page.evaluate(async () => {
    const observed = { shifts: 0, handler: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) observed.shifts += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift' });
    for (let y = 0; y < 3000; y += 150) {
      scrollTo({ top: y % 900 > 600 ? y - 300 : y, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 40));
    }
    // The median cost of one class change with its style recalculation.
    const times: number[] = [];
    for (let count = 0; count < 50; count += 1) {
      const began = performance.now();
      document.body.classList.toggle('scroll-down', count % 2 === 0);
      void document.body.offsetHeight;
      times.push(performance.now() - began);
    }
    observed.handler = times.toSorted((a, b) => a - b)[25] ?? 0;
    return observed;
  });
  expect(costs.shifts).toBe(0);
  expect(costs.handler, 'milliseconds of a change of class with its styles').toBeLessThan(25);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the header scrolls away with the page', async ({ page }) => {
    await page.goto('/legfrissebb');
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
});
