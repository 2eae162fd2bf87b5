/** Error pages as a reader sees them. */
import { at, sites, stories } from './addresses.ts';
import { expect, test } from './strict-test.ts';

for (const site of sites) {
  test(`a wrong address on ${site.name} shows a picture, a joke and a link to the front page [ERR-04, ERR-06]`, async ({
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

test('addresses that only look valid show the error page [ERR-04]', async ({ page }) => {
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
