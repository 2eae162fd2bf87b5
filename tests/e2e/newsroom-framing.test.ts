/** Focal point and own crops of a picture, by mouse and by keys. */
import sharp from 'sharp';
import { accessibilityFaults } from './accessibility.ts';
import { acceptInvitation } from './newsroom-member.ts';
import { expect, test } from './strict-test.ts';
import { newStory, textOf } from './writing-steps.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('every crop follows the focal point, and one may be its own [PIC-03]', async ({ page }, {
      retry,
    }) => {
      await acceptInvitation(page, `kivag-${colorScheme}@example.com`, 'editor');
      await newStory(page, 'Kivágott kép');
      const text = textOf(page);
      await text.getByText('Kivágott kép').click();
      for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
      await page.keyboard.type('/kép');
      await expect(page.getByRole('option', { name: 'Kép' }).first()).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await page.keyboard.press('Enter');
      // A picture of its own: the archive knows the framing of equal files.
      const background = { r: colorScheme === 'light' ? 200 : 60, g: 120, b: 10 * retry };
      const create = { width: 900, height: 600, channels: 3, background } as const;
      const buffer = await sharp({ create }).jpeg().toBuffer();
      await page
        .getByLabel('Kép fájlból')
        .first()
        .setInputFiles({ name: 'kep.jpg', mimeType: 'image/jpeg', buffer });
      await expect(text.locator('.image img')).toBeVisible();

      const open = () => text.getByRole('button', { name: 'A kép adatai' }).click();
      await open();
      const dialog = page.getByRole('dialog', { name: 'A kép adatai' });
      await dialog.getByRole('button', { name: 'Fókuszpont: 50% balról, 50% felülről' }).press('ArrowRight');
      await dialog
        .getByRole('button', { name: 'Fókuszpont: 51% balról, 50% felülről' })
        .press('Shift+ArrowUp');
      const point = dialog.getByRole('button', { name: 'Fókuszpont: 51% balról, 40% felülről' });
      const picture = point.locator('xpath=..');
      // Not while the dialog still moves.
      await picture.hover();
      const stage = await picture.boundingBox();
      if (!stage) throw new Error('there is no picture');
      await page.mouse.move(stage.x + stage.width * 0.51, stage.y + stage.height * 0.4);
      await page.mouse.down();
      await page.mouse.move(stage.x + stage.width * 0.8, stage.y + stage.height * 0.5, { steps: 4 });
      await page.mouse.up();
      await expect(
        dialog.getByRole('button', { name: 'Fókuszpont: 80% balról, 50% felülről' }),
      ).toBeFocused();

      await dialog.getByRole('button', { name: 'Saját kivágás: 1:1' }).click();
      const crop = dialog.getByRole('button', { name: 'A(z) 1:1 kivágás helye' });
      await dialog.getByLabel('A(z) 1:1 kivágás mérete').fill('0.5');
      await crop.press('Shift+ArrowLeft');
      await expect(dialog.getByRole('button', { name: 'Saját kivágás: 1:1 · saját' })).toBeVisible();
      for (const width of [1440, 1024, 360]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await accessibilityFaults(page), `at ${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      await dialog.getByRole('button', { name: 'Mentem' }).click();
      await expect(dialog).toBeHidden();

      await open();
      await expect(dialog.getByRole('button', { name: 'Saját kivágás: 1:1 · saját' })).toBeVisible();
      await dialog.getByRole('button', { name: 'Saját kivágás: 1:1 · saját' }).click();
      await dialog.getByRole('button', { name: 'Vissza a fókuszponthoz' }).click();
      await expect(dialog.getByRole('button', { name: 'Saját kivágás: 1:1', exact: true })).toBeVisible();
    });
  });
}
