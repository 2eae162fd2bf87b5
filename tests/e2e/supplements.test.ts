/** Supplements: tabs, orders, days and areas, each with an address of its own, with script and without. */
import { expect, test } from './strict-test.ts';

const untilParsed = { waitUntil: 'domcontentloaded' } as const;

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the reader orders a medal table and chooses a day of finals [SUPP-04]', async ({ page }) => {
      await page.goto('/melleklet/parizs-2024', untilParsed);
      await page.getByRole('link', { name: 'Éremtáblázat', exact: true }).click();
      const second = page.getByRole('row').nth(2);
      await expect(second).toContainText('Kína');
      await page.getByRole('link', { name: 'Összes érem szerint' }).click();
      await expect(page).toHaveURL(/eremtablazat\?rendezes=osszes$/);
      await expect(page.getByRole('row').nth(4)).toContainText('Franciaország');
      await page.getByRole('link', { name: 'Program', exact: true }).click();
      await page.getByRole('link', { name: 'augusztus 11.' }).click();
      await expect(page.getByRole('heading', { name: '2024. augusztus 11., vasárnap' })).toBeVisible();
    });

    test('the reader goes from the map to a county, and on to a district [SUPP-10]', async ({ page }) => {
      await page.goto('/melleklet/ep-2024/adatok', untilParsed);
      await page.getByRole('link', { name: /^Baranya: / }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Baranya');
      await page.getByRole('link', { name: /^Baranya 1\./ }).click();
      await expect(page).toHaveURL(/adatok\/oevk\/02-01$/);
      await expect(page.getByRole('row', { name: /^Tisza/ })).toBeVisible();
    });

    test('a question opens its answer with the keyboard [SUPP-08]', async ({ page }) => {
      await page.goto('/melleklet/ep-2024/gyik', untilParsed);
      const question = page.getByText('Hogyan osztják ki a mandátumokat?');
      await question.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText("D'Hondt-módszerrel", { exact: false })).toBeVisible();
    });
  });

test('a search in a supplement finds its stories only [SRCH-14]', async ({ page }) => {
  await page.goto('/melleklet/eb-2024', untilParsed);
  // Not by its role, which becomes that of a combo box when the suggestions are loaded.
  const search = page.getByRole('main').locator('[name=term]');
  await expect(search).toHaveAccessibleName('Keresés a mellékletben');
  await search.fill('csoport');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/archivum\?/);
  await expect(page.getByRole('main')).toContainText('E csoport');
});
