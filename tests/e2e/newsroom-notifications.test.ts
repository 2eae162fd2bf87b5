/** Notifications that editors send about stories. */
import { accessibilityFaults } from './accessibility.ts';
import { acceptInvitation } from './newsroom-member.ts';
import { expect, test } from './strict-test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('are written from a story, previewed, planned, sent once and stopped [TOOL-04]', async ({
      page,
      noticed,
    }, { retry }) => {
      await acceptInvitation(page, `ertesit-${colorScheme}@example.com`, 'editor');
      await page.goto('/szerkesztoseg/?tabla=today');
      await page.goto('/szerkesztoseg/ertesitesek');
      await page.getByRole('combobox', { name: 'Melyik cikkről?' }).fill('híd');
      await page
        .getByRole('option')
        .nth((colorScheme === 'light' ? 1 : 0) + 2 * retry)
        .click();
      await expect(page).toHaveURL(/\/ertesitesek\/\d+$/);
      await page.getByLabel('Cím').fill('Ezt olvassa el');
      await expect(page.getByRole('figure').first()).toContainText('Ezt olvassa el');
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await accessibilityFaults(page), `at ${width} px`).toEqual([]);
      }
      await page.getByRole('button', { name: 'Tovább a küldéshez' }).click();
      await expect(page.getByRole('alert')).toHaveText('Válasszon legalább egy témát.');
      await page.getByLabel(/^Élő közvetítések/).check();
      await page.getByLabel(/^Mikor\?/).fill('2099-01-01T08:00');
      await page.getByRole('button', { name: 'Tovább a küldéshez' }).click();
      const dialog = page.getByRole('dialog', { name: 'Értesítés küldése' });
      await expect(dialog).toContainText('Addig leállítható');
      expect(await accessibilityFaults(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Időzítem' }).click();
      await expect(dialog).toBeHidden();
      const planned = page.getByRole('listitem').filter({ hasText: 'Időzítve' });
      await planned.getByRole('button', { name: 'Leállítom' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Leállítva' })).toHaveCount(1);

      await page.getByLabel(/^Élő közvetítések/).check();
      await page.getByRole('button', { name: 'Tovább a küldéshez' }).click();
      await dialog.getByRole('button', { name: 'Elküldöm' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('listitem').filter({ hasText: 'Kiment' })).toHaveCount(1);
      await expect(page.getByLabel(/^Élő közvetítések.*már kiment/)).toBeDisabled();

      await page.getByLabel('Mi legyen ez?').selectOption({ index: 2 });
      await page.getByLabel('Cím').fill('Helyesbítés');
      await page.getByRole('button', { name: 'Tovább a küldéshez' }).click();
      await dialog.getByRole('button', { name: 'Elküldöm' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'helyesbítés' })).toHaveCount(1);
      await page.getByRole('link', { name: 'Értesítések' }).first().click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Ezt olvassa el' }).first()).toBeVisible();
      noticed.length = 0;
    });
  });
}
