/** Navigation by keyboard, by touch and without script. */
import type { Page } from '@playwright/test';
import { at, openStory, sites } from './addresses.ts';
import { expectedScrollTop, isNotReloaded, markDocument, untilParsed } from './soft-navigation-steps.ts';
import { expect, test } from './strict-test.ts';

for (const script of [true, false]) {
  test.describe(`on a phone ${script ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled: script, viewport: { width: 375, height: 800 } });

    test('the menu opens, links to the other sites and closes [S28, SITE-01]', async ({ page }) => {
      await page.goto('/');
      const menu = page.getByRole('dialog', { name: 'Menü' });
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Menü' }).click();
      await expect(menu).toBeVisible();
      for (const site of sites)
        await expect(menu.getByRole('link', { name: site.name, exact: true }).last()).toBeVisible();
      await menu.getByRole('button', { name: 'Bezárás' }).click();
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Menü' }).click();
      await menu.getByRole('link', { name: 'Karakter' }).first().click();
      await expect(page).toHaveURL(/\/karakter$/);
      await expect(menu).toBeHidden();
    });

    test('the menu opens and closes by keyboard, and returns the focus [S28]', async ({ page }) => {
      await page.goto('/');
      const opener = page.getByRole('button', { name: 'Menü' });
      const menu = page.getByRole('dialog', { name: 'Menü' });
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('button', { name: 'Bezárás' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
    });
  });
}

test('the menu closes when the focus leaves it [S28]', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menü' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  // The light and dark radio buttons are one tab stop, at the selected one.
  const stops = await menu.locator('a[href], button, input:checked').count();
  for (let stop = 0; stop < stops + 2; stop += 1) await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
});

test('the first tab stop is a link that skips to the content [S28]', async ({ page }) => {
  for (const path of ['/', '/legfrissebb', '/dokumentum/adatkezeles', '/nincs']) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Ugrás a tartalomra' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(
      true,
    );
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test('every tab stop shows the focus [S28]', async ({ page }) => {
      await page.goto('/');
      expect(await stopsWithoutOutline(page, 40)).toEqual([]);
      await openStory(page, 'news');
      expect(await stopsWithoutOutline(page, 40)).toEqual([]);
    });
  });
}

test('links in the menu and the pagination are large enough for touch', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/legfrissebb');
  for (const link of await page.getByRole('navigation', { name: 'Lapozás' }).getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('button', { name: 'Menü' }).click();
  for (const link of await page.getByRole('dialog').getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('the footer of every site links to all sites, across domains [SITE-01, SITE-02]', async ({ page }) => {
  for (const from of sites) {
    await page.goto(at(from, from.front), { waitUntil: 'domcontentloaded' });
    for (const to of sites) {
      const link = page.getByRole('contentinfo').getByRole('link', { name: to.name, exact: true });
      expect(new URL((await link.getAttribute('href')) ?? '', page.url()).href).toBe(at(to, to.front));
    }
  }
});

/** Tab stops without a focus outline, on the element itself or on its `::after` that covers the card. */
async function stopsWithoutOutline(page: Page, stops: number): Promise<string[]> {
  const unseen: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const here = document.activeElement;
      if (here === null || here === document.body) return '';
      const isSeen = [null, '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(here, part);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      });
      return isSeen ? '' : `${here.tagName} ${here.textContent}`;
    });
    if (name !== '') unseen.push(name);
  }
  return unseen;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`between sections ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 375, height: 800 } });

    test('the next list opens at its beginning [SITE-41]', async ({ page }) => {
      await page.goto('/rovat/belfold');
      const tag = page.locator('main article a[href^="/rovat/"], footer a[href="/legfontosabb"]').last();
      await tag.scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
      await tag.click();
      await expect(page).not.toHaveURL(/\/rovat\/belfold$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      // With script the page scrolls from its top to the list [SCRL-01].
      const wanted = async () => (javaScriptEnabled ? expectedScrollTop(page) : 0);
      await expect
        .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - (await wanted())))
        .toBeLessThan(2);
    });
  });
}

test('a link with an invalid fragment opens its page by soft navigation [S28]', async ({ page }) => {
  await page.goto('/legfrissebb', untilParsed);
  await markDocument(page);
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML('afterbegin', '<a href="/arfolyam#100%">Árfolyamok</a>');
  });
  await page.getByRole('main').getByRole('link', { name: 'Árfolyamok', exact: true }).click();
  await expect(page.locator('[data-announcer]')).toHaveText(/^Árfolyam/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await isNotReloaded(page)).toBe(true);
});
