/** Light and dark mode: the system's, the reader's choice, and that of a page. */
import type { Page } from '@playwright/test';
import { at, openStory, sites } from './addresses.ts';
import { expect, test } from './strict-test.ts';

async function pageScheme(page: Page): Promise<'light' | 'dark'> {
  const lightness = await page.evaluate(() => {
    const [r = 0] =
      getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return r;
  });
  return lightness > 128 ? 'light' : 'dark';
}

for (const system of ['light', 'dark'] as const) {
  test.describe(`when the system is ${system}`, () => {
    test.use({ colorScheme: system });
    const other = system === 'light' ? 'dark' : 'light';
    const words = { light: 'Világos', dark: 'Sötét' };

    test('the reader chooses a mode by keyboard, and it applies to the next page and the next visit [COL-01]', async ({
      page,
      context,
    }) => {
      await page.goto('/');
      expect(await pageScheme(page)).toBe(system);
      const group = page.getByRole('contentinfo').getByRole('group', { name: 'Megjelenés' });
      await expect(group.getByRole('radio', { name: 'Rendszer' })).toBeChecked();
      await group.getByRole('radio', { name: 'Rendszer' }).focus();
      for (const _press of system === 'light' ? [1, 2] : [1]) await page.keyboard.press('ArrowRight');
      await expect(group.getByRole('radio', { name: words[other] })).toBeChecked();
      await expect.poll(() => pageScheme(page)).toBe(other);
      await page.goto('/legfrissebb');
      expect(await pageScheme(page)).toBe(other);
      const visit = await context.newPage();
      await visit.goto('/');
      expect(await pageScheme(visit)).toBe(other);
      await visit.getByRole('contentinfo').getByRole('radio', { name: 'Rendszer' }).check();
      await expect.poll(() => pageScheme(page)).toBe(system);
      await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Rendszer' })).toBeChecked();
    });

    test('the page is in the chosen mode from the first paint [COL-01]', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('contentinfo').getByRole('radio', { name: words[other] }).check();
      await page.addInitScript(() => {
        const schemes: (string | undefined)[] = [];
        Object.assign(globalThis, { schemes });
        const look = (): void => {
          if (document.body && schemes.length === 0)
            schemes.push(document.documentElement.dataset.readerScheme);
          else if (schemes.length === 0) setTimeout(look, 0);
        };
        look();
      });
      await page.reload();
      expect(await page.evaluate(() => Reflect.get(globalThis, 'schemes'))).toEqual([other]);
    });

    test('a page with a fixed mode ignores the reader’s choice [COL-02]', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('contentinfo').getByRole('radio', { name: words.light }).check();
      await page.route('**/legfrissebb', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace(
          '<html lang="hu"',
          '<html lang="hu" data-color-scheme="dark"',
        );
        await route.fulfill({ response: answer, body });
      });
      await page.goto('/legfrissebb');
      expect(await pageScheme(page)).toBe('dark');
    });
  });
}

test('the mode chosen in the menu is selected in the footer, too [COL-01]', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openStory(page, 'english');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(() => pageScheme(page)).toBe('dark');
  await page.keyboard.press('Escape');
  const footer = page.getByRole('contentinfo').getByRole('group', { name: 'Appearance' });
  await expect(footer.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('every site has the mode switch, large enough for touch [COL-01, S28]', async ({ page }) => {
  for (const site of sites) {
    await page.goto(at(site, site.front), { waitUntil: 'domcontentloaded' });
    for (const radio of await page.getByRole('contentinfo').getByRole('radio').all())
      expect((await radio.boundingBox())?.height).toBeGreaterThanOrEqual(42);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });
  test('the system’s mode applies, and the switch is hidden [COL-01]', async ({ page }) => {
    await page.goto('/dokumentum/adatkezeles');
    await expect(page.getByRole('contentinfo').getByRole('radio').first()).toBeHidden();
  });
});
