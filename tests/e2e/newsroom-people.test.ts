/** Tags, sections, authors and members, as an editor and an admin change them. */
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { ofAttempt } from './attempt.ts';
import { acceptInvitation } from './newsroom-member.ts';
import { expect, test } from './strict-test.ts';

async function expectFits(page: Page): Promise<void> {
  for (const width of [1440, 1024, 360]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('an editor makes a tag, a section and an author, and a tag while writing', async ({ page }) => {
      const suffix = ofAttempt(colorScheme === 'light' ? 'világos' : 'sötét');
      await acceptInvitation(page, `cimkez-${colorScheme}@example.com`, 'editor');
      await page.getByRole('link', { name: 'Címkék' }).click();
      await expect(page.getByRole('listitem').first()).toBeVisible();
      await expectFits(page);
      await page.getByRole('button', { name: 'Új címke' }).click();
      await page.getByLabel('Név').fill(`Kertek ${suffix}`);
      await page.getByLabel('Leírás').fill('Ahol paradicsom terem.');
      await page.getByRole('button', { name: 'Elkészítem' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Kertek ${suffix}`);
      await page.getByLabel('Név').fill(`Veteményesek ${suffix}`);
      await page.getByRole('button', { name: 'Mentés' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Veteményesek ${suffix}`);
      await expect(page.getByRole('link', { name: `/cimke/kertek-` })).toBeVisible();
      await expectFits(page);
      await page.getByRole('link', { name: 'Címkék' }).last().click();
      await page.getByRole('searchbox').fill('vetemény');
      await expect(page.getByRole('link', { name: `Veteményesek ${suffix}` })).toBeVisible();

      await page.getByRole('link', { name: 'Rovatok' }).click();
      await page.getByRole('button', { name: 'Új rovat' }).click();
      await page.getByLabel('Név').fill(`Kert ${suffix}`);
      await page.getByRole('button', { name: 'Elkészítem' }).click();
      await page.getByRole('button', { name: 'Bezárom a rovatot' }).click();
      const dialog = page.getByRole('dialog', { name: 'Bezárja a rovatot?' });
      await dialog.getByRole('button', { name: 'Bezárom a rovatot' }).click();
      await expect(page.getByText('Ez a rovat zárva van')).toBeVisible();
      await expectFits(page);
      await page.getByRole('button', { name: 'Kinyitom a rovatot' }).click();
      await expect(page.getByText('Ez a rovat zárva van')).toBeHidden();

      await page.goto('/szerkesztoseg/szerzok/uj');
      await page.getByLabel('Név').fill(`Kertész Kata ${suffix}`);
      await page.getByLabel('Beosztás').fill('kertészeti rovatvezető');
      await page.getByRole('button', { name: 'Elkészítem' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Kertész Kata ${suffix}`);
      await expectFits(page);

      await page.goto('/szerkesztoseg/?uj=1');
      await page.getByRole('dialog').getByRole('textbox').fill('A kertről');
      await page.getByRole('dialog').getByRole('button', { name: 'Megírom' }).click();
      await page.getByRole('combobox', { name: 'Címkék' }).fill(`Ágyás ${suffix}`);
      await page.getByRole('option', { name: `Új: „Ágyás ${suffix}”` }).click();
      await expect(page.getByRole('list', { name: 'Címkék' })).toContainText(`Ágyás ${suffix}`);
    });

    test('an admin invites a member, changes roles and disables the member [SAVE-11]', async ({
      page,
      browser,
      noticed,
    }) => {
      await acceptInvitation(page, `tagfelvevo-${colorScheme}@example.com`, 'admin');
      expect(noticed, 'the boards, which an admin may not read, are not requested').toEqual([]);
      const other = await (await browser.newContext()).newPage();
      const email = `tag-${colorScheme}@example.com`;
      await acceptInvitation(other, email, 'editor');
      await page.goto('/szerkesztoseg/tagok');
      await expect(page.getByText(ofAttempt(email), { exact: true })).toBeVisible();
      await expectFits(page);
      await page.getByRole('button', { name: 'Meghívás' }).click();
      await page.getByLabel('Név').fill('Új Ubul');
      await page.getByLabel('E-mail-cím').fill(ofAttempt(`ubul-${colorScheme}@example.com`));
      await page.getByRole('checkbox', { name: /^szerkesztő ./ }).check();
      await expectFits(page);
      await page.getByRole('button', { name: 'Meghívót küldök' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Új Ubul');
      await page.getByRole('button', { name: 'Visszavonom' }).click();
      await expect(page.getByText('Nincs érvényes meghívója:')).toBeVisible();
      await page.getByRole('button', { name: 'Újra elküldöm' }).click();
      await expect(page.getByText('A meghívó eddig érvényes')).toBeVisible();
      await page.getByRole('checkbox', { name: /^szerkesztő ./ }).uncheck();
      await page.getByRole('button', { name: 'Szerepkörök mentése' }).click();
      await expect(page.getByText('Mentve; a megnyitott lapjai')).toBeVisible();
      await expectFits(page);

      await page.getByRole('link', { name: 'Tagok' }).last().click();
      await page
        .getByRole('listitem')
        .filter({ has: page.getByText(ofAttempt(email), { exact: true }) })
        .getByRole('link')
        .click();
      await page.getByRole('button', { name: 'Letiltom' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Letiltom' }).click();
      // Earlier than the screen would have asked for its stories again.
      await expect(other.getByRole('button', { name: 'Belépés', exact: true })).toBeVisible({
        timeout: 8_000,
      });
      await expect(page.getByText('Le van tiltva:')).toBeVisible();
      await expectFits(page);
      await other.context().close();
      noticed.length = 0;
    });
  });
}
