/** The newsroom's application: who gets it, its boards, palette, shortcuts, both languages and colour schemes. */
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { acceptInvitation, memberPassword } from './newsroom-member.ts';
import { expect, test } from './strict-test.ts';

const home = '/szerkesztoseg/';

/** Faults of the screen at the widths of a desk, a tablet and a telephone. */
async function expectWhole(page: Page): Promise<void> {
  for (const width of [1440, 1024, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await accessibilityFaults(page), `at ${width} px`).toEqual([]);
  }
}

test('leads to the sign-in, and back to the address that was wanted [NRA-01]', async ({ page }) => {
  await acceptInvitation(page, 'visszater@example.com', 'author');
  // An open application would complain that it has no session.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(`${home}?tabla=drafts`);
  await expect(page).toHaveURL(/\/szerkesztoseg\/belepes\?tovabb=/);
  await page.getByLabel('E-mail-cím').fill('visszater@example.com');
  await page.getByLabel('Jelszó').fill(memberPassword);
  await page.getByRole('button', { name: 'Belépés', exact: true }).click();
  await expect(page).toHaveURL(`${home}?tabla=drafts`);
  await expect(page.getByRole('link', { name: 'Vázlatok' })).toHaveAttribute('aria-current', 'page');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('every screen and dialog passes the accessibility check at all widths [NRA-04]', async ({
      page,
    }) => {
      await acceptInvitation(page, `tabla-${colorScheme}@example.com`, 'author');
      await page.goto(home);
      await expect(page.getByRole('heading', { name: 'Cikkek' })).toBeVisible();
      await expectWhole(page);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Billentyűparancsok' })).toBeVisible();
      await expectWhole(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('n');
      await expect(page.getByLabel('Munkacím')).toBeFocused();
      await expectWhole(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Cikk címe vagy parancs' }).fill('uj');
      await expectWhole(page);
      await page.keyboard.press('Escape');
      await page.goto(`${home}nincs-ilyen`);
      await expect(page.getByRole('heading', { name: 'Ilyen képernyő nincs' })).toBeVisible();
      await expectWhole(page);
    });
  });
}

test('is in the language and the colours that the person chooses, also after a reload [NRA-03]', async ({
  page,
}) => {
  await acceptInvitation(page, 'nyelv@example.com', 'author');
  await page.goto(home);
  await page.getByRole('button', { name: /menüje/ }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Stories' })).toBeVisible();
  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Stories' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
});

test('goes everywhere by keyboard, and the focus returns [NRA-04]', async ({ page }) => {
  await acceptInvitation(page, 'billentyu@example.com', 'author');
  await page.goto(home);
  const search = page.getByRole('button', { name: 'Keresés és parancsok' });
  await search.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Cikk címe vagy parancs' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('bill');
  await expect(page.getByRole('option', { name: /billentyűparancsok/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Billentyűparancsok' })).toBeVisible();
});

test('is left for good: after signing out its address leads to the sign-in', async ({ page }) => {
  await acceptInvitation(page, 'kilepo@example.com', 'author');
  await page.goto(home);
  await page.getByRole('button', { name: /menüje/ }).click();
  await page.getByRole('button', { name: 'Kilépés' }).click();
  await expect(page).toHaveURL('/szerkesztoseg/belepes');
  await page.goto(home);
  await expect(page).toHaveURL(/belepes\?tovabb=/);
});
