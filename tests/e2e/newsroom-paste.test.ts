/** Text of other programs, pasted into a story. */
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { acceptInvitation } from './newsroom-member.ts';
import { expect, test } from './strict-test.ts';
import { newStory, saved, textOf } from './writing-steps.ts';

function paste(text: Locator, data: Record<string, string>) {
  return text.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, content] of Object.entries(given)) clipboardData.setData(type, content);
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  }, data);
}

test('becomes blocks, its pictures come along, and what was lost is listed', async ({ page }) => {
  await acceptInvitation(page, 'beilleszt@example.com', 'editor');
  await newStory(page, 'Beillesztett hír');
  const text = textOf(page);
  await text.getByText('Beillesztett hír').click();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
  const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await paste(text, {
    'text/plain': 'Alcím',
    'text/html': `<b style="font-weight:normal" id="docs-internal-guid-1"><h2><span>Alcím</span></h2><p><span style="font-weight:700">Vastag</span> szöveg</p><p><img src="data:image/png;base64,${photo.toString('base64')}" alt="A híd"></p><p><img src="file:///C:/kep.png"></p><ul><li>egy</li></ul></b>`,
  });
  await expect(text.locator('h2')).toHaveText('Alcím');
  await expect(text.locator('strong')).toHaveText('Vastag');
  await expect(text.locator('li')).toHaveText('egy');
  await expect(text.locator('.image img')).toBeVisible();
  await expect(text.locator('.alt')).toHaveText('A híd');
  await expect(page.getByText('Beillesztve. Nem maradt meg: 1 kép.')).toBeVisible();

  await text.locator('li').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Enter');
  await paste(text, { 'text/plain': 'a\tb\n1\t2' });
  await expect(text.locator('td')).toHaveText(['a', 'b', '1', '2']);
  await saved(page);
  await page.reload();
  await expect(text.locator('td')).toHaveCount(4);
  await expect(text.locator('.image img')).toBeVisible();
});

test('keeps our own blocks whole, and is plain text with Ctrl+Shift+V', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await acceptInvitation(page, 'masol@example.com', 'editor');
  await newStory(page, 'Másolt hír');
  const text = textOf(page);
  await text.getByText('Másolt hír').click();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
  await page.keyboard.type('Első');
  await page.keyboard.press('Control+B');
  await page.keyboard.type(' vastag');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('## Alcím');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Control+C');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+V');
  await expect(text.locator('strong')).toHaveText(['vastag', 'vastag']);
  await expect(text.locator('h2')).toHaveCount(2);
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+Shift+V');
  await expect(text.locator('strong')).toHaveCount(2);
  await expect(text).toContainText('Első vastag');
});

test('that is hostile does nothing, and is refused with a sentence when it is too long', async ({ page }) => {
  await acceptInvitation(page, 'gonosz@example.com', 'editor');
  await newStory(page, 'Gonosz hír');
  const text = textOf(page);
  await text.getByText('Gonosz hír').click();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
  await paste(text, {
    'text/html': `<script>window.hit=1</script><p onclick="window.hit=1">jó<img src=x onerror="window.hit=1"><a href="javascript:window.hit=1">link</a></p>${'<div>'.repeat(10_000)}mély`,
  });
  await expect(text).toContainText('mély');
  await expect(text).toContainText('jólink');
  await expect(text.locator('a')).toHaveCount(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  await page.evaluate(() => {
    const element = document.querySelector('[contenteditable=true]');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', `<p>${'x'.repeat(5_000_000)}`);
    clipboardData.setData('text/plain', 'hosszú szöveg');
    element?.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  });
  await expect(page.getByText('Csak a szöveget illesztettük be')).toBeVisible();
  await expect(text).toContainText('hosszú szöveg');
});
