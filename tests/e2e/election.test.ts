/** The election map in a supplement's frame, its districts, and a rehearsed election night. */
import type { FrameLocator, Page } from '@playwright/test';
import { runLapzarta } from '../lapzarta-process.ts';
import { accessibilityFaults } from './accessibility.ts';
import { dataVariable } from './global-setup.ts';
import { expect, test } from './strict-test.ts';

const tab = '/melleklet/valasztas-2022/adatok';
const map = '/valasztasi-terkep/hungary-2022';
const untilParsed = { waitUntil: 'domcontentloaded' } as const;

async function openFrame(page: Page): Promise<FrameLocator> {
  await page.goto(tab, untilParsed);
  const frame = page.locator('[data-own-frame]');
  await frame.scrollIntoViewIfNeeded();
  return frame.contentFrame();
}

const districtIn = (page: Page | FrameLocator, name: string) =>
  page.getByRole('link', { name: `${name}:` }).first();

test.describe('the map in the supplement', () => {
  test('has the height of its content, also when a table opens, and no scroll bar of its own [SUPP-11]', async ({
    page,
  }) => {
    const frame = await openFrame(page);
    await expect(districtIn(frame, 'Budapest 14.')).toBeVisible();
    const heights = () => page.locator('[data-own-frame]').evaluate((one: HTMLElement) => one.offsetHeight);
    const ofContent = () =>
      frame.locator('[data-embedded-page]').evaluate((one) => Math.ceil(one.getBoundingClientRect().height));
    await expect.poll(async () => Math.abs((await heights()) - (await ofContent()))).toBeLessThan(3);
    await frame.locator('html').evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await heights();
    await frame.getByText('táblázat').click();
    await expect.poll(heights).toBeGreaterThan(before + 1000);
    await frame.getByText('táblázat').click();
    await expect.poll(heights).toBe(before);
  });

  test('takes the reader’s colour mode, at once and when it changes', async ({ page }) => {
    const frame = await openFrame(page);
    const scheme = () => frame.locator('html').getAttribute('data-color-scheme');
    await expect.poll(scheme).toBe('light');
    // Late layout while scrolling down may move the footer under the pointer.
    await expect(() => page.getByRole('contentinfo').getByLabel('Sötét').check({ timeout: 5_000 })).toPass();
    await expect.poll(scheme).toBe('dark');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('contentinfo').getByLabel('Rendszer').check();
    await expect.poll(scheme).toBe('dark');
  });

  test('opens a district in the frame, and its page in the supplement around it [SUPP-11]', async ({
    page,
  }) => {
    const frame = await openFrame(page);
    await districtIn(frame, 'Budapest 14.').click();
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Budapest 14.');
    await expect(frame.getByRole('row', { name: /^Dunai Mónika/ })).toBeVisible();
    // The frame's script has started: without it the link opens a window.
    await expect(frame.locator('html')).toHaveAttribute('data-color-scheme', 'light');
    await frame.getByRole('link', { name: 'Az adatok a mellékletben' }).click();
    await expect(page).toHaveURL(/\/melleklet\/valasztas-2022\/adatok\/oevk\/01-14$/);
    await expect(page.getByRole('row', { name: /^Szilágyi György/ })).toContainText('24');
  });
});

test('arrow keys move between districts, and one press of Tab leaves the map', async ({ page }) => {
  await page.goto(map);
  const first = districtIn(page, 'Budapest 3.');
  await expect(districtIn(page, 'Budapest 1.')).toHaveAttribute('tabindex', '0');
  await first.focus();
  const focused = () =>
    page.evaluate(() => document.activeElement?.querySelector('title')?.textContent ?? '');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toMatch(/^Budapest 7\.:/);
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toMatch(/^Budapest 5\.:/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toMatch(/^Budapest 3\.:/);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('');
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${map}/oevk/01-03`);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`nothing hinders a reader with a screen reader, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of [
      map,
      `${map}?hideMore=1`,
      `${map}/oevk/01-14`,
      tab,
      '/melleklet/valasztas-2022/valasztokeruletek',
    ]) {
      await page.goto(path);
      expect(await accessibilityFaults(page), path).toEqual([]);
    }
  });

test('every text on a tile has a contrast of 4.5 to 1, in both modes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/melleklet/valasztas-2022/valasztokeruletek');
    const least = await page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const luminance = (colour: string): number => {
        if (!canvas) return 0;
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const contrasts = [...document.querySelectorAll('[data-tile-map] a')].map((link) => {
        const [rect, text] = [link.querySelector('rect'), link.querySelector('text')];
        if (!rect || !text) return 0;
        const [a, b] = [luminance(getComputedStyle(rect).fill), luminance(getComputedStyle(text).fill)];
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      });
      return Math.min(...contrasts);
    });
    expect(least, colorScheme).toBeGreaterThan(4.5);
  }
});

test('at 320 px nothing scrolls sideways, and tiles are 24 px or more', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [map, `${map}/oevk/05-02`, tab, '/melleklet/valasztas-2022/valasztokeruletek']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
  await page.goto(map);
  const tile = await districtIn(page, 'Budapest 14.').boundingBox();
  expect(tile?.width).toBeGreaterThanOrEqual(24);
  await expect(districtIn(page, 'Budapest 14.')).toContainText('14');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the frame shows the map, which leads from district to district', async ({ page }) => {
    const frame = await openFrame(page);
    await expect(frame.getByText('Végleges eredmény', { exact: true })).toBeVisible();
    await page.goto(map, untilParsed);
    await districtIn(page, 'Budapest 14.').click();
    await page.getByRole('link', { name: 'Következő: Budapest 15.' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Budapest 15.');
    await page.getByRole('link', { name: 'Minden választókerület' }).click();
    await expect(page).toHaveURL(map);
  });
});

test('the page of a rehearsed night follows the count while it is open, and says what it is [S46]', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.clock.install();
  await page.goto('/melleklet/valasztas-proba/valasztokeruletek');
  const mark = page.getByText('PRÓBA – nem valós részeredmény');
  await expect(mark.first()).toBeVisible();
  const replay = runLapzarta(['election', 'replay', '--speed', '400', '--hold', '1'], {
    LAPZARTA_DATA: process.env[dataVariable] ?? '',
    LAPZARTA_CLOCK: '2026-11-21T09:00:00+01:00',
  });
  // The embedded map updates, too; there the reader has opened the table and focused a tile.
  const embed = await page.context().newPage();
  await embed.goto('/valasztasi-terkep/valasztas-proba');
  const counted = page.getByText(/^Feldolgozva: [\d,]+%$|^100%-os/).first();
  // The pages poll every 15 seconds; in small steps with pauses, as the simulated clock also runs request
  // timeouts.
  const intervals = [1_000];
  const percent = async (): Promise<number> => {
    await page.clock.fastForward(4_000);
    const text = await counted.textContent({ timeout: 500 }).catch(() => null);
    return Number(/[\d,]+(?=%)/.exec(text ?? '')?.[0].replace(',', '.') ?? -1);
  };
  await expect.poll(percent, { timeout: 60_000, intervals }).toBeGreaterThan(0);
  const tileAtTab = () =>
    embed.evaluate(() => document.querySelector('[data-tile-map] a[tabindex="0"] title')?.textContent ?? '');
  const focused = () =>
    embed.evaluate(() => document.activeElement?.querySelector('title')?.textContent ?? '');
  await expect(districtIn(embed, 'Budapest 14.')).toBeVisible();
  await districtIn(embed, 'Budapest 14.').focus();
  await embed.getByText('táblázat').click();
  await districtIn(embed, 'Budapest 14.').focus();
  const before = await focused();
  await expect.poll(percent, { timeout: 90_000, intervals }).toBeGreaterThan(50);
  // The map polls separately, and may get the count later than the page.
  const focusedLater = async () => {
    await page.clock.fastForward(4_000);
    return focused();
  };
  await expect.poll(focusedLater, { timeout: 60_000, intervals }).not.toBe(before);
  expect(await focused()).toMatch(/^Budapest 14\.:/);
  // The count continues between the two reads.
  await expect.poll(async () => (await tileAtTab()) === (await focused())).toBe(true);
  await expect(embed.locator('details')).toHaveAttribute('open');
  await expect(mark.first()).toBeVisible();
  await expect(page.locator('[data-tile-map] a')).toHaveCount(106);
  const { code, output } = await replay.exit.then(({ code: exitCode }) => ({
    code: exitCode,
    output: replay.output(),
  }));
  expect(code, output).toBe(0);
  await expect.poll(percent, { timeout: 60_000, intervals }).toBe(100);
});
