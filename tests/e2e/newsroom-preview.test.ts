/** The page of a story while it is being written. */
import { accessibilityFaults } from './accessibility.ts';
import { acceptInvitation } from './newsroom-member.ts';
import { expect, test } from './strict-test.ts';
import { newStory, textOf } from './writing-steps.ts';

test('shows the real page at each width, light and dark, and follows what is typed', async ({
  page,
  context,
  noticed,
}) => {
  await acceptInvitation(page, 'elonezo@example.com', 'editor');
  await newStory(page, 'Hír az előnézethez');
  const preview = await context.newPage();
  await preview.setViewportSize({ width: 1440, height: 900 });
  await preview.goto(`${page.url()}/elonezet?meret=768`);
  const shown = preview.frameLocator('iframe:not([aria-hidden="true"])');
  await expect(shown.getByRole('heading', { level: 1, name: 'Hír az előnézethez' })).toBeVisible();
  await expect(shown.getByRole('banner').first()).toBeVisible();
  const frame = preview.locator('iframe:not([aria-hidden="true"])');
  expect(await frame.evaluate((element) => element.clientWidth)).toBe(768);

  await textOf(page).getByText('Hír az előnézethez').click();
  await page.keyboard.press('End');
  await page.keyboard.type(', folytatással');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Hír az előnézethez, folytatással');

  await preview.getByLabel('Színek').selectOption('Sötét');
  await expect(preview).toHaveURL(/szin=sotet/);
  await expect(shown.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await preview.getByLabel('Szélesség').selectOption('Telefon (375)');
  await expect(preview).toHaveURL(/meret=375/);
  await expect.poll(() => frame.evaluate((element) => element.clientWidth)).toBe(375);
  for (const width of [1440, 360]) {
    await preview.setViewportSize({ width, height: 800 });
    expect(await preview.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(await accessibilityFaults(preview)).toEqual([]);
  await preview.setViewportSize({ width: 1440, height: 900 });
  await preview.getByLabel('Szélesség').selectOption('Asztali (1280)');
  await preview.getByLabel('Színek').selectOption('Világos');
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
  await preview.getByRole('link', { name: 'Vissza a cikkhez' }).click();
  await expect(textOf(preview)).toContainText('folytatással');
  // No script of the page runs, which browsers say.
  expect(noticed.filter((text) => !text.startsWith('Blocked script execution'))).toEqual([]);
  noticed.length = 0;
});
