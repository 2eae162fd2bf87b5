/** A phone with a fraction of this processor's speed, in which benchmarks press and scroll. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { type Figure, median } from './figure.ts';
import { type Press, readPress, slowDown, startMeasuring } from './interaction-timing.ts';

const rounds = 5;
export const slowdown = 4;
const phone = { width: 375, height: 812 };

export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.LAPZARTA_CHROMIUM;
  if (!executablePath) throw new Error('Interactions need a browser: set LAPZARTA_CHROMIUM to one.');
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];
  return chromium.launch({ executablePath, args });
}

/** Each round has a new browser context; the first one renders the picture variants and does not count. */
export async function measureRounds<Found>(
  browser: Browser,
  act: (page: Page) => Promise<Found>,
  options: BrowserContextOptions = {},
): Promise<Found[]> {
  const all: Found[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const context = await browser.newContext({ viewport: phone, locale: 'hu-HU', ...options });
    const found = await act(await context.newPage());
    if (round > 0) all.push(found);
    await context.close();
  }
  return all;
}

export async function measurePress(
  page: Page,
  rate: number,
  press: (page: Page) => Promise<unknown>,
): Promise<Press> {
  await startMeasuring(page);
  await slowDown(page, rate);
  await press(page);
  return readPress(page);
}

export function onPlainPages(browser: Browser, rate: number): Promise<Press[]> {
  return measureRounds(browser, (page) => onPlainPage(page, rate));
}

/** One button, one listener: the lower bound for any page. */
async function onPlainPage(page: Page, rate: number): Promise<Press> {
  await page.setContent('<!doctype html><main><button>A</button></main>');
  await page.evaluate(() => {
    document.querySelector('button')?.addEventListener('click', () => {
      const next = document.createElement('main');
      next.textContent = 'B';
      document.querySelector('main')?.replaceWith(next);
    });
  });
  return measurePress(page, rate, () => page.getByRole('button').click());
}

export function milliseconds<Found>(
  measured: Found[],
  what: (one: Found) => number,
  atMost: number | null,
): Pick<Figure, 'value' | 'unit' | 'target'> {
  const found: Pick<Figure, 'value' | 'unit'> = { value: median(measured.map(what)), unit: 'ms' };
  return atMost === null ? found : { ...found, target: { atMost } };
}

export function yardstick(plain: Press[], what: (press: Press) => number): NonNullable<Figure['yardstick']> {
  return { name: 'a page with one listener', value: median(plain.map(what)), unit: 'ms' };
}
