/** The history of a story: states, what changed between them, and the way back. */
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { acceptInvitation } from './newsroom-member.ts';
import { expect, test } from './strict-test.ts';
import { act, intoText, newStory, saved, textOf } from './writing-steps.ts';

async function check(page: Page): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await accessibilityFaults(page), `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('lists states, compares two by words, and restores one, which is undone [REV-01]', async ({
      page,
    }) => {
      await acceptInvitation(page, `tortenet-${colorScheme}@example.com`, 'editor');
      await newStory(page, 'Híd a folyón');
      const story = page.url();
      await intoText(page, 'Híd a folyón');
      await page.keyboard.type('Új hidat nyitottak a városban.');
      await saved(page);
      await act(page, 'Leadom', 'menu');
      await textOf(page).getByText('Új hidat nyitottak').click();
      await page.keyboard.press('End');
      await page.keyboard.type(' A villamos is átmegy rajta.');
      await saved(page);

      await page.getByRole('link', { name: 'Történet' }).click();
      await expect(page).toHaveURL(`${story}/tortenet`);
      const list = page.getByRole('region', { name: 'Állapotok' });
      await expect(list.getByRole('listitem')).toHaveCount(3);
      await expect(list).toContainText('Szerkesztő Szilvia leadta.');
      await expect(list).toContainText('+5 szó');
      await check(page);

      await list.getByRole('link', { name: 'Most' }).click();
      const compared = page.getByRole('region', { name: 'Mi változott?' });
      await expect(compared.locator('ins')).toContainText('A villamos is átmegy rajta.');
      await expect(compared.locator('del')).toHaveCount(0);
      const address = page.url();
      await page.reload();
      await expect(compared.locator('ins')).toContainText('A villamos is átmegy rajta.');
      await compared.getByLabel('Ettől').selectOption('0');
      await expect(compared.locator('ins')).toContainText('Új hidat nyitottak');
      await check(page);
      await page.goto(`${story}/akkor`);
      await expect(page.getByRole('heading', { name: 'Amit az olvasók láttak' })).toBeVisible();
      await expect(page.getByText(/nem volt nyilvános/)).toBeVisible();
      await check(page);
      await page.goBack();
      await expect(compared).toBeVisible();

      await page.goto(address);
      await compared.getByRole('button', { name: /^Visszaállítás erre: / }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(story);
      await expect(page.getByText(/^Visszaállítva: /)).toBeVisible();
      await expect(textOf(page)).not.toContainText('A villamos');
      await saved(page);
      await textOf(page).getByText('Új hidat nyitottak').click();
      await page.keyboard.press('ControlOrMeta+z');
      await expect(textOf(page)).toContainText('A villamos is átmegy rajta.');
    });
  });
}
