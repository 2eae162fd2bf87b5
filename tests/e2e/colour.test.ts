/** Light and dark: the system's, the reader's, the page's. */
import type { Page } from '@playwright/test';
import { at, openStory, sites } from './addresses.ts';
import { expect, test } from './reader.ts';

async function paper(page: Page): Promise<'light' | 'dark'> {
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

    test('the reader chooses by keyboard, and it holds for the next page and the next visit [COL-01]', async ({
      page,
      context,
    }) => {
      await page.goto('/');
      expect(await paper(page)).toBe(system);
      const group = page.getByRole('contentinfo').getByRole('group', { name: 'Megjelenés' });
      await expect(group.getByRole('radio', { name: 'Rendszer' })).toBeChecked();
      await group.getByRole('radio', { name: 'Rendszer' }).focus();
      for (const _press of system === 'light' ? [1, 2] : [1]) await page.keyboard.press('ArrowRight');
      await expect(group.getByRole('radio', { name: words[other] })).toBeChecked();
      await expect.poll(() => paper(page)).toBe(other);
      await page.goto('/legfrissebb');
      expect(await paper(page)).toBe(other);
      const visit = await context.newPage();
      await visit.goto('/');
      expect(await paper(visit)).toBe(other);
      await visit.getByRole('contentinfo').getByRole('radio', { name: 'Rendszer' }).check();
      await expect.poll(() => paper(page)).toBe(system);
      await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Rendszer' })).toBeChecked();
    });

    test('the first thing that is painted has the chosen mode [COL-01]', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('contentinfo').getByRole('radio', { name: words[other] }).check();
      await page.addInitScript(() => {
        const seen: (string | undefined)[] = [];
        Object.assign(globalThis, { seen });
        const look = (): void => {
          if (document.body && seen.length === 0) seen.push(document.documentElement.dataset.readerScheme);
          else if (seen.length === 0) setTimeout(look, 0);
        };
        look();
      });
      await page.reload();
      expect(await page.evaluate(() => Reflect.get(globalThis, 'seen'))).toEqual([other]);
    });

    test('a page may be in a mode of its own [COL-02]', async ({ page }) => {
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
      expect(await paper(page)).toBe('dark');
    });
  });
}

test('the switch stands in the menu too, and both say the same [COL-01]', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openStory(page, 'english');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(() => paper(page)).toBe('dark');
  await page.keyboard.press('Escape');
  const footer = page.getByRole('contentinfo').getByRole('group', { name: 'Appearance' });
  await expect(footer.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('every site has the switch, large enough for a thumb [COL-01, S28]', async ({ page }) => {
  for (const site of sites) {
    await page.goto(at(site, site.front), { waitUntil: 'domcontentloaded' });
    for (const radio of await page.getByRole('contentinfo').getByRole('radio').all())
      expect((await radio.boundingBox())?.height).toBeGreaterThanOrEqual(42);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });
  test('the system decides, and no switch pretends otherwise [COL-01]', async ({ page }) => {
    await page.goto('/dokumentum/adatkezeles');
    await expect(page.getByRole('contentinfo').getByRole('radio').first()).toBeHidden();
  });
});
