/** Every tab of every supplement: accessible in both modes, and no wider than the smallest phone. */
import type { Page } from '@playwright/test';
import { supplementsPart } from '#features/supplements/public.server.ts';
import { loadTestEdition } from '../edition.ts';
import { accessibilityFaults, colourRules } from './accessibility.ts';
import { expect, test } from './strict-test.ts';

const untilParsed = { waitUntil: 'domcontentloaded' } as const;
const supplements = supplementsPart.of(await loadTestEdition());

/** Fills of tiles that are black, which no colour of the palette is. */
const blackTiles = (page: Page) =>
  page
    .locator('[data-tile-map] rect')
    .evaluateAll((tiles) => tiles.filter((tile) => getComputedStyle(tile).fill === 'rgb(0, 0, 0)').length);

/** Seats that stand out of their drawing. */
const clippedSeats = (page: Page) =>
  page.locator('main svg[role=img] path[stroke-width]').evaluateAll(
    (paths) =>
      paths.filter((path) => {
        const frame = path.closest('svg')?.getBoundingClientRect();
        const { left, right, top, bottom } = path.getBoundingClientRect();
        if (!frame) return false;
        const isInside = left >= frame.left - 1 && right <= frame.right + 1;
        return !(isInside && top >= frame.top - 1 && bottom <= frame.bottom + 1);
      }).length,
  );

/** Parts that are cut at the edge without the shade that says so; of tabs one is always seen in part. */
const unshadedParts = (page: Page) =>
  page.locator('main section').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { overflowX, backgroundAttachment } = getComputedStyle(part);
      const isCut = part.scrollWidth > part.clientWidth && overflowX === 'auto';
      return isCut && backgroundAttachment !== 'local, scroll' ? (part.ariaLabel ?? '') : [];
    }),
  );

for (const { path, tabs } of supplements) {
  const addresses = tabs.map((tab) => `/melleklet/${path}${tab.path === '' ? '' : `/${tab.path}`}`);

  test(`every tab of ${path} is accessible in both modes, and fits 320 px: its tables scroll by themselves [S28] [SUPP-12]`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    for (const address of addresses) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(address);
      expect(await accessibilityFaults(page), address).toEqual([]);
      expect(await blackTiles(page), address).toBe(0);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await accessibilityFaults(page, { rules: colourRules }), `${address}, dark`).toEqual([]);
      expect(await blackTiles(page), address).toBe(0);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320);
      expect(await clippedSeats(page), address).toBe(0);
      expect(await unshadedParts(page), address).toEqual([]);
    }
  });
}

test('in a table that scrolls the name of the country stays in view [SUPP-01]', async ({ page }) => {
  await page.setViewportSize({ width: 240, height: 640 });
  await page.goto('/melleklet/tokio-2020/eremtablazat', untilParsed);
  const table = page.getByRole('region', { name: 'Aranyérmek szerint' });
  await table.evaluate((frame) => frame.scrollTo({ left: 400 }));
  const { x = -1, width = 0 } = (await table.getByRole('rowheader').first().boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(240);
});
