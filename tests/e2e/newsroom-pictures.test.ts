/** Pictures of a story, from a file to the reader's page. */
import sharp from 'sharp';
import { accessibilityFaults } from './accessibility.ts';
import { ofAttempt } from './attempt.ts';
import { acceptInvitation } from './newsroom-member.ts';
import { expect, test } from './strict-test.ts';
import { act, choose, giveFiles, newStory, saved, textOf } from './writing-steps.ts';

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test('are uploaded, described and published with the story [PIC-01] [EDIT-05]', async ({ page, noticed }) => {
  await acceptInvitation(page, 'kepes@example.com', 'editor');
  const title = ofAttempt('Képes hír a hídról');
  await newStory(page, title);
  const text = textOf(page);
  await text.getByText(title).click();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
  await page.keyboard.type('/kép');
  await expect(page.getByRole('option', { name: 'Kép' }).first()).toHaveAttribute('aria-selected', 'true');
  await giveFiles(page, () => page.keyboard.press('Enter'), await photo('hid.jpg', 'teal'));
  await expect(text.locator('.image img')).toBeVisible();
  await expect
    .poll(() => text.locator('.image img').evaluate((img) => img.clientHeight))
    .toBeGreaterThan(100);
  await page.keyboard.type('Az új híd alkonyatkor');
  await expect(text.locator('.alt')).toHaveText('Az új híd alkonyatkor');
  await text.locator('.caption').click();
  await page.keyboard.type('Alkonyat a hídon');
  await text.getByLabel('Szélesség').selectOption('Széles');

  const bad = { name: 'irat.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') };
  await giveFiles(page, () => page.getByRole('button', { name: 'Kép választása' }).click(), bad);
  await expect(page.getByRole('alert').getByText('Ez a fájl nem kép')).toBeVisible();
  noticed.length = 0;
  await giveFiles(
    page,
    () => page.getByRole('button', { name: 'Kép választása' }).click(),
    await photo('borito.jpg', 'maroon'),
  );
  await expect(page.getByRole('button', { name: 'Csere' })).toBeVisible();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await accessibilityFaults(page), `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await choose(page, 'Rovat', 'belf', 'Belföld');
  await choose(page, 'Szerzők', 'a', /./);
  await saved(page);
  await page.reload();
  await expect(text.locator('.image img')).toBeVisible();
  await expect(text.getByLabel('Szélesség')).toHaveValue('wide');
  await act(page, 'Leadom', 'menu');
  await act(page, 'Jóváhagyom', 'menu');
  await act(page, 'Közzéteszem');
  await expect(page.getByText('nyilvános', { exact: true })).toBeVisible();

  await page.goto('/legfrissebb');
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('img', { name: 'Az új híd alkonyatkor' })).toBeVisible();
  await expect(page.getByText('Alkonyat a hídon')).toBeVisible();
});

test('are pasted and dropped into the text [PIC-01]', async ({ page }) => {
  await acceptInvitation(page, 'ejti@example.com', 'editor');
  await newStory(page, 'Ejtett kép');
  const text = textOf(page);
  await text.getByText('Ejtett kép').click();
  for (const [kind, background] of [
    ['paste', 'navy'],
    ['drop', 'olive'],
  ] as const) {
    const { buffer } = await photo('a.jpg', background);
    await text.evaluate(
      (element, { name, base64 }) => {
        const data = new DataTransfer();
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], 'a.jpg', { type: 'image/jpeg' }));
        const { left, top } = element.getBoundingClientRect();
        const traits = { bubbles: true, cancelable: true, clientX: left + 20, clientY: top + 20 };
        element.dispatchEvent(
          name === 'paste'
            ? new ClipboardEvent('paste', { ...traits, clipboardData: data })
            : new DragEvent('drop', { ...traits, dataTransfer: data }),
        );
      },
      { name: kind, base64: buffer.toString('base64') },
    );
    await expect(text.locator('.image img')).toHaveCount(kind === 'paste' ? 1 : 2);
  }
});

test('are described, and chosen again from the library', async ({ page }) => {
  await acceptInvitation(page, 'konyvtar@example.com', 'editor');
  await newStory(page, 'Könyvtári kép');
  const text = textOf(page);
  await text.getByText('Könyvtári kép').click();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
  await page.keyboard.type('/kép');
  await expect(page.getByRole('option', { name: 'Kép' }).first()).toHaveAttribute('aria-selected', 'true');
  await giveFiles(page, () => page.keyboard.press('Enter'), await photo('kikoto.jpg', 'purple'));
  await expect(text.locator('.image img')).toBeVisible();
  await text.getByRole('button', { name: 'A kép adatai' }).click();
  const details = page.getByRole('dialog', { name: 'A kép adatai' });
  await details.getByLabel('Mit ábrázol a kép?').fill('Lila kikötő hajnalban');
  await details.getByLabel('Fotós / ügynökség').fill('Híd Ági');
  expect(await accessibilityFaults(page)).toEqual([]);
  await details.getByRole('button', { name: 'Mentem' }).click();
  await expect(details).toBeHidden();

  await text.locator('.credit').click();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('/könyvtár');
  await expect(page.getByRole('option', { name: 'Kép a könyvtárból' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  const library = page.getByRole('dialog', { name: 'Kép a könyvtárból' });
  await library.getByLabel('Keresés a képek szövegeiben').fill('lila kikötő');
  await library.getByRole('button', { name: /Lila kikötő hajnalban/ }).click();
  await expect(library).toBeHidden();
  await expect(text.locator('.image img')).toHaveCount(2);
  await expect(text.locator('.alt').last()).toHaveText('Lila kikötő hajnalban');
});
