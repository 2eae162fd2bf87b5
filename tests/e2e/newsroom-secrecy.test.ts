/** A story that is restricted to named members, under an embargo, and taken down. */
import type { Browser, Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { acceptInvitation } from './newsroom-member.ts';
import { expect, test } from './strict-test.ts';
import { newStory } from './writing-steps.ts';

async function check(page: Page): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await accessibilityFaults(page), `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Another member's page at an address of the newsroom. */
async function another(browser: Browser, email: string, path: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await acceptInvitation(page, email, 'editor');
  await page.goto(path);
  return page;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('a story is restricted, put under an embargo and taken down [ACT-16] [ACT-03]', async ({
      page,
      browser,
      noticed,
    }) => {
      const title = `Titkos ${colorScheme}`;
      await acceptInvitation(page, `titok-${colorScheme}@example.com`, 'chief-editor');
      await newStory(page, title);
      const visibility = page.getByRole('region', { name: 'Láthatóság' });
      const dialog = page.getByRole('dialog');

      await visibility.getByRole('button', { name: 'Csak megnevezetteknek' }).click();
      await check(page);
      await dialog.getByRole('button', { name: 'Csak megnevezetteknek' }).click();
      await expect(dialog).toBeHidden();
      await expect(visibility).toContainText('Megjelenéséig csak ők látják: Szerkesztő Szilvia.');

      await visibility.getByRole('button', { name: 'Embargót teszek rá' }).click();
      await dialog.getByRole('button', { name: 'Embargót teszek rá' }).click();
      await expect(dialog.getByText('Ezt ki kell tölteni.')).toHaveCount(2);
      await dialog.getByLabel(/Meddig/).fill('2099-01-02T10:00');
      await dialog.getByLabel('Miért?').fill('A díj átadásáig.');
      await check(page);
      await dialog.getByRole('button', { name: 'Embargót teszek rá' }).click();
      await expect(visibility).toContainText('A díj átadásáig.');
      await check(page);

      const story = page.url();
      await page.goto('/szerkesztoseg/');
      const row = page.getByRole('listitem').filter({ hasText: title });
      await expect(row).toContainText('zárt');
      await expect(row).toContainText('embargó');
      await check(page);

      const other = await another(browser, `mas-${colorScheme}@example.com`, story);
      await expect(other.getByRole('alert')).toBeVisible();
      await other.goto('/szerkesztoseg/?tabla=drafts');
      await expect(other.getByRole('heading', { name: 'Cikkek' })).toBeVisible();
      await expect(other.getByText(title)).toHaveCount(0);
      await other.context().close();

      await page.goto(story);
      await visibility.getByRole('button', { name: 'Eltávolítás…' }).click();
      await dialog.getByLabel('Miért?').fill('Visszavont beleegyezés.');
      await check(page);
      await dialog.getByRole('button', { name: 'Véglegesen eltávolítom' }).click();
      await expect(page.getByText('Ezt a cikket eltávolították.')).toBeVisible();
      await expect(page.getByText(title)).toHaveCount(0);
      await page.getByRole('link', { name: 'Történet' }).click();
      await expect(page.getByRole('region', { name: 'Állapotok' })).toContainText('Visszavont beleegyezés.');
      await check(page);
      noticed.length = 0;
    });
  });
}
