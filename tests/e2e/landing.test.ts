/** Landing pages of the sub-sites: horizontally scrolling rows, with script and without. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './strict-test.ts';

const brands = [
  { path: '/after', first: 'Friss hírek' },
  { path: '/g7', first: 'Friss' },
  { path: '/karakter', first: 'Lapzárta könyvek' },
];

function carouselOf(page: Page, name: string): Locator {
  return page.locator('[data-carousel]', { has: page.getByRole('heading', { name, exact: true }) });
}

async function scrollPosition(track: Locator): Promise<number> {
  // Smooth scrolling has ended when it does not move for ten frames; a busy machine may show none for a while.
  return track.evaluate(async (row) => {
    let before = row.scrollLeft;
    for (let still = 0; still < 10; ) {
      await new Promise(requestAnimationFrame);
      still = row.scrollLeft === before ? still + 1 : 0;
      before = row.scrollLeft;
    }
    return before;
  });
}

for (const { path, first } of brands) {
  test(`a row of ${path} scrolls by half of its visible width, by button and by key [FRONT-17]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(path);
    const carousel = carouselOf(page, first);
    const track = carousel.getByRole('list');
    await carousel.scrollIntoViewIfNeeded();
    const on = carousel.getByRole('button', { name: 'Tovább a sorban' });
    const back = carousel.getByRole('button', { name: 'Vissza a sorban' });
    await expect(on).toBeVisible();
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    const width = await track.evaluate((row) => row.clientWidth);
    const maxScroll = await track.evaluate((row) => row.scrollWidth - row.clientWidth);

    await on.click();
    const once = await scrollPosition(track);
    // The row snaps to the edge of a card.
    expect(Math.abs(once - Math.min(width / 2, maxScroll))).toBeLessThan(width * 0.2);
    await expect(back).toHaveAttribute('aria-disabled', 'false');

    await track.getByRole('link').first().focus();
    await page.keyboard.press('End');
    expect(await scrollPosition(track)).toBeGreaterThan(maxScroll - 2);
    await expect(on).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Home');
    expect(await scrollPosition(track)).toBeLessThan(2);
    await page.keyboard.press('ArrowRight');
    expect(await scrollPosition(track)).toBeGreaterThan(0);
  });
}

test('a row scrolls without animation for a reader who prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/after');
  const carousel = carouselOf(page, 'Friss hírek');
  await carousel.getByRole('button', { name: 'Tovább a sorban' }).click();
  expect(await carousel.getByRole('list').evaluate((row) => row.scrollLeft)).toBeGreaterThan(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });

  for (const { path, first } of brands) {
    test(`${path} shows all links, and its rows scroll [LAND-01]`, async ({ page }) => {
      await page.goto(path);
      const carousel = carouselOf(page, first);
      await expect(carousel.getByRole('link').first()).toBeVisible();
      await expect(carousel.getByRole('button')).toHaveCount(0);
      const last = carousel.getByRole('list').getByRole('link').last();
      await expect(last).not.toBeInViewport();
      await last.focus();
      await expect(last).toBeInViewport();
    });
  }
});
