/** What a reader sees where nothing is. */
import { at, sites, stories } from './addresses.ts';
import { expect, test } from './reader.ts';

for (const site of sites) {
  test(`a wrong address on ${site.name} is met with a picture, a joke and a way home [ERR-04, ERR-06]`, async ({
    page,
  }) => {
    const answer = await page.goto(at(site, `${site.prefix}/rovat-ami-nincs`));
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(`${site.name} 404`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A keresett oldal nem található.');
    await expect(page.getByText('repülőt hajtogatott belőle')).toBeVisible();
    await expect(page.locator('main svg').first()).toBeVisible();
    await page.getByRole('link', { name: 'Vissza a címlapra' }).click();
    await expect(page).toHaveURL(at(site, site.front));
  });
}

test('addresses that only look right lead nowhere [ERR-04]', async ({ page }) => {
  for (const path of [
    `/belfold/2026/11/31/${stories.news}`,
    '/legfrissebb?oldal=9999',
    '/dokumentum/nincs-ilyen',
    '/%E0%A4%A',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A keresett oldal nem található.');
  }
});
