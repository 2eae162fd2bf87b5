/** Pictures as the browser loads them. */
import type { Page } from '@playwright/test';
import { at, openStory, sites } from './addresses.ts';
import { expect, scrollToEnd, test } from './strict-test.ts';

for (const site of sites) {
  test(`every picture on the front page of ${site.name} loads, in a modern format [IMG-01, IMG-02]`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(at(site, site.front));
    await scrollToEnd(page);
    expect(await unloaded(page)).toEqual([]);
    // The edition's own drawings are served unchanged.
    const chosen = await page.locator('main img:not([src^="/_edition/"])').evaluateAll((all) =>
      // Campaigns have a picture for other windows, too.
      all.filter((one) => one.checkVisibility()).map((one) => (one as HTMLImageElement).currentSrc),
    );
    expect(chosen.length).toBeGreaterThan(3);
    expect(chosen.filter((address) => !/-(w|\d+x\d+-)\d+(@[\d.]+x)?\.(avif|webp)$/.test(address))).toEqual(
      [],
    );
  });
}

test('the lead picture is requested first, and is the preloaded one [IMG-01]', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && requested.push(request.url()));
  for (const open of [
    () => page.goto('/'),
    () => openStory(page, 'news'),
    () => openStory(page, 'longRead'),
  ]) {
    // Pictures of the previous page may still be requested while it is open.
    await page.goto('about:blank');
    requested.length = 0;
    await open();
    const lead = page.locator('main img[fetchpriority=high]');
    await expect(lead).toHaveCount(1);
    await expect(lead).toHaveAttribute('loading', 'eager');
    const chosen = await lead.evaluate((one) => (one as HTMLImageElement).currentSrc);
    expect(requested[0]).toBe(chosen);
    expect(requested.filter((address) => samePicture(address, chosen))).toEqual([chosen]);
  }
});

test('a phone with a high-density screen loads a picture with more pixels [IMG-01]', async ({
  browser,
  baseURL,
}) => {
  const widths: number[] = [];
  for (const deviceScaleFactor of [1, 3]) {
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      viewport: { width: 375, height: 800 },
      deviceScaleFactor,
    });
    const page = await context.newPage();
    await page.goto('/');
    const lead = page.locator('main img[fetchpriority=high]');
    await expect
      .poll(() => lead.evaluate((one) => (one as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    const chosen = await lead.evaluate((one) => (one as HTMLImageElement).currentSrc);
    const [, width = '0', density = '1'] = /-(\d+)(?:@([\d.]+)x)?\.\w+$/.exec(chosen) ?? [];
    widths.push(Number(width) * Number(density));
    await context.close();
  }
  const [plain = 0, fine = 0] = widths;
  expect(plain).toBeGreaterThanOrEqual(343);
  expect(fine).toBeGreaterThanOrEqual(plain * 2);
});

test('every picture has its size, an `alt` text, and lazy loading below the fold [S28]', async ({ page }) => {
  for (const path of ['/', '/legfrissebb']) {
    await page.goto(path);
    const faults = await page.locator('main img').evaluateAll((all) =>
      all
        .map((one) => one as HTMLImageElement)
        .filter(
          (one) =>
            !one.hasAttribute('width') ||
            !one.hasAttribute('height') ||
            !one.hasAttribute('alt') ||
            (one.loading !== 'lazy' && one.getBoundingClientRect().top > innerHeight),
        )
        .map((one) => one.outerHTML.slice(0, 200)),
    );
    expect(faults).toEqual([]);
  }
});

/** Pictures that do not load after scrolling to them, horizontally as well. */
async function unloaded(page: Page): Promise<string[]> {
  const missing: string[] = [];
  for (const picture of await page.locator('main img').filter({ visible: true }).all()) {
    const isThere = () => picture.evaluate((one) => (one as HTMLImageElement).complete);
    if (!(await isThere())) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(isThere, { timeout: 20_000 }).toBe(true);
    }
    const { width, address } = await picture.evaluate((one) => {
      const { naturalWidth, currentSrc, src } = one as HTMLImageElement;
      return { width: naturalWidth, address: currentSrc || src };
    });
    if (width === 0) missing.push(address);
  }
  return missing;
}

function samePicture(one: string, other: string): boolean {
  const token = (address: string): string | undefined => /\/kepek\/([^/]+)\//.exec(address)?.[1];
  return token(one) === token(other);
}
