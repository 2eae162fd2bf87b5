/** The outcomes that the dialog of a publication lists before it happens. */
import { accessibilityFaults } from './accessibility.ts';
import { acceptInvitation } from './newsroom-member.ts';
import { expect, test } from './strict-test.ts';
import { choose, newStory, saved, textOf } from './writing-steps.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('a publication says where readers will find the story [ACT-06]', async ({ page }) => {
      await acceptInvitation(page, `elore-latja-${colorScheme}@example.com`, 'editor');
      await newStory(page, `Előre látott cikk ${colorScheme}`);
      await textOf(page).getByText('Előre látott cikk').click();
      for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
      await page.keyboard.type('Megnyílt a híd.');
      await saved(page);
      await page.getByRole('button', { name: 'Közzéteszem', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Közzéteszem' });
      const foreseen = dialog.getByRole('region', { name: 'Ez történik, ha megjelenik' });
      await expect(foreseen).toContainText('Előbb az ellenőrzés hibáit kell kijavítani');
      await dialog.getByRole('button', { name: 'Mégse' }).click();

      await choose(page, 'Rovat', 'belf', 'Belföld');
      await choose(page, 'Szerzők', 'a', /./);
      await saved(page);
      await page.getByRole('button', { name: 'Közzéteszem', exact: true }).click();
      await expect(foreseen).toContainText(`/elore-latott-cikk-${colorScheme}`);
      for (const text of ['Belföld – Lapzárta', '/sitemap/news.xml', 'Reggeli lapzárta', 'vannak'])
        await expect(foreseen).toContainText(text);
      for (const width of [1440, 1024, 360]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await accessibilityFaults(page), `at ${width} px`).toEqual([]);
      }
    });
  });
}
