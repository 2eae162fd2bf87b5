/** Writing in the editor: composition, moving, undo, links, how the story is seen, and reading only. */
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { acceptInvitation } from './newsroom-member.ts';
import { expect, test } from './strict-test.ts';
import { intoText, newStory, saved, textOf } from './writing-steps.ts';

/** A letter by a dead key or an input method, as the browser gets it. */
async function compose(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (let length = 1; length <= text.length; length += 1)
    await session.send('Input.imeSetComposition', {
      text: text.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    });
  await session.send('Input.insertText', { text });
  await session.detach();
}

test('composes letters in the title and in every kind of block [EDIT-13]', async ({ page }) => {
  await acceptInvitation(page, 'ime@example.com', 'editor');
  await newStory(page, 'Ékezetek');
  const text = textOf(page);
  await intoText(page, 'Ékezetek');
  const { keyboard } = page;
  const composed: string[] = [];
  const word = async () => {
    const next = `őű${String.fromCodePoint(97 + composed.length)}`;
    composed.push(next);
    await compose(page, next);
  };
  await word();
  await keyboard.press('Enter');
  await keyboard.type('## ');
  await word();
  await keyboard.press('Enter');
  await keyboard.type('- ');
  await word();
  await keyboard.press('Control+Enter');
  await keyboard.type('> ');
  await word();
  await keyboard.press('ArrowDown');
  await word();
  await keyboard.press('Control+Enter');
  await keyboard.type('/tábl');
  await keyboard.press('Enter');
  await word();
  await keyboard.press('Control+Shift+F');
  await word();
  await keyboard.press('Control+Enter');
  await keyboard.type('/ker');
  await keyboard.press('Enter');
  await word();
  await text.locator('h1.title').click();
  await keyboard.press('End');
  await word();
  for (const each of composed) await expect(text.getByText(each)).toHaveCount(1);
  await saved(page);
  await page.reload();
  for (const each of composed) await expect(text.getByText(each)).toHaveCount(1);
});

test('moves blocks by dragging their handle [EDIT-04]', async ({ page }) => {
  await acceptInvitation(page, 'huz@example.com', 'editor');
  await newStory(page, 'Húzás');
  const text = textOf(page);
  await intoText(page, 'Húzás');
  await page.keyboard.type('Első bekezdés');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Második bekezdés');
  const steps = page.waitForRequest(
    (request) => request.url().includes('/steps?') && Boolean(request.postData()?.includes('"move"')),
  );
  await page
    .getByTitle('Húzással áthelyezhető')
    .dragTo(text.getByText('Első bekezdés'), { targetPosition: { x: 20, y: 2 } });
  await expect(text.locator('p:not(.subtitle):not(.lead)').first()).toHaveText('Második bekezdés');
  await steps;
  await page.keyboard.press('Control+z');
  await expect(text.locator('p:not(.subtitle):not(.lead)').first()).toHaveText('Első bekezdés');
});

test('takes back only what one wrote oneself [EDIT-04]', async ({ page, browser }) => {
  await acceptInvitation(page, 'visszavon-a@example.com', 'editor');
  await newStory(page, 'Visszavonás');
  await intoText(page, 'Visszavonás');
  await page.keyboard.type('Egyik');
  await page.keyboard.press('Enter');
  await saved(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await acceptInvitation(other, 'visszavon-b@example.com', 'editor');
  await other.goto(page.url());
  await textOf(other).getByText('Egyik').click();
  await other.keyboard.press('Home');
  await other.keyboard.type('Másiké: ');
  await expect(textOf(page)).toContainText('Másiké: Egyik');
  await page.keyboard.type('és a harmadik');
  await expect(textOf(other)).toContainText('és a harmadik');
  await page.keyboard.press('Control+z');
  await expect(textOf(page)).not.toContainText('harmadik');
  await expect(textOf(page)).toContainText('Másiké: ');
  await other.keyboard.press('Control+z');
  await expect(textOf(page)).not.toContainText('Másiké: ');
  await context.close();
});

test('links to own stories found by words, and edits and removes links at the cursor [EDIT-06]', async ({
  page,
}) => {
  await acceptInvitation(page, 'hivatkozo@example.com', 'editor');
  await newStory(page, 'Hivatkozások');
  const text = textOf(page);
  await intoText(page, 'Hivatkozások');
  await page.keyboard.type('itt olvasható');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+Shift+K');
  await page.keyboard.type('diákműhold');
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await expect(text.locator('a')).toHaveAttribute('href', /^story:[a-z0-9-]+$/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+Shift+K');
  await expect(page.getByRole('dialog').getByText(/^Saját cikk: /)).toBeVisible();
  await page.getByRole('combobox', { name: 'Cím', exact: true }).fill('story:nincs-ilyen-cikk');
  await page.keyboard.press('Enter');
  await expect(text.locator('a .not-public, .not-public')).toHaveText('olvasható');
  await page.keyboard.press('Control+Shift+K');
  await page.getByRole('button', { name: 'Hivatkozás törlése' }).press('Enter');
  await expect(text.locator('a')).toHaveCount(0);
});

test('gives back what was typed by Backspace, and writes no quotes into addresses [EDIT-07]', async ({
  page,
}) => {
  await acceptInvitation(page, 'tipografia@example.com', 'editor');
  await newStory(page, 'Tipográfia');
  const text = textOf(page);
  await intoText(page, 'Tipográfia');
  await page.keyboard.type('"Azt mondta: "elég""... 12 Ft, https://a.example/b--c');
  await expect(text).toContainText('„Azt mondta: »elég«”… 12\u00a0Ft, https://a.example/b--c');
  await page.keyboard.press('Enter');
  await page.keyboard.type('ez--');
  await page.keyboard.press('Backspace');
  await expect(text.locator('p').last()).toHaveText('ez--');
});

test('shows imported HTML, and converts it with a list of what is lost [EDIT-01]', async ({ page }) => {
  await acceptInvitation(page, 'importalt@example.com', 'editor');
  await newStory(page, 'Importált');
  const text = textOf(page);
  await intoText(page, 'Importált');
  await text.evaluate((element) => {
    const data = new DataTransfer();
    const html = '&lt;pre&gt;név    szám\nA      &lt;b&gt;12&lt;/b&gt;&lt;/pre&gt;';
    data.setData('text/html', `<div data-pm-slice="0 0 []" class="html" data-html="${html}"></div>`);
    element.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
    );
  });
  await expect(text.locator('.html pre b')).toHaveText('12');
  await text.getByRole('button', { name: 'Átalakítás blokkokká' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveText([/2 helyen/, 'az írógépbetű']);
  await dialog.getByRole('button', { name: 'Átalakítás blokkokká' }).press('Enter');
  await expect(text.locator('pre')).toHaveCount(0);
  await expect(text.getByText('név')).toBeVisible();
  await saved(page);
});

test('shows how the story is seen elsewhere while it is written [EDIT-10]', async ({ page }) => {
  const title = 'Egy nagyon hosszú cím arról, hogy a híd mikor lesz újra járható, és kik építették meg végül';
  await acceptInvitation(page, 'latszik@example.com', 'editor');
  await newStory(page, title);
  await page.getByRole('button', { name: 'Hogyan látszik' }).click();
  const panel = page.getByRole('complementary', { name: 'Hogyan látszik' });
  await expect(panel.getByText('70 karakternél')).toBeVisible();
  await expect(
    panel.getByText(/^Egy nagyon hosszú cím arról, hogy a híd mikor lesz újra.*\.\.\.$/).first(),
  ).toBeVisible();
  await intoText(page, title);
  await page.keyboard.type('Három szó itt.');
  await expect(panel.getByText(/^3 szó · 14 karakter · 1 perc/)).toBeVisible();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await accessibilityFaults(page), `at ${width} px`).toEqual([]);
  }
});

test('is read, with everything visible, by whoever may not write it [EDIT-16]', async ({ page, browser }) => {
  await acceptInvitation(page, 'iro@example.com', 'editor');
  await newStory(page, 'Másé');
  await intoText(page, 'Másé');
  await page.keyboard.type('Ezt csak olvasni lehet.');
  await saved(page);
  const context = await browser.newContext();
  const reader = await context.newPage();
  await acceptInvitation(reader, 'olvaso@example.com', 'author');
  await reader.goto(page.url());
  const text = textOf(reader);
  await expect(text).toContainText('Ezt csak olvasni lehet.');
  await expect(text).toHaveAttribute('contenteditable', 'false');
  await expect(reader.getByText('Ezt a cikket Ön csak olvashatja.')).toBeVisible();
  await text.getByText('Ezt csak').click();
  await reader.keyboard.type('x');
  await expect(text).toContainText('Ezt csak olvasni lehet.');
  await expect(reader.getByRole('toolbar')).toHaveCount(0);
  const choices = reader.getByRole('complementary').getByRole('combobox', { disabled: false });
  await expect(choices).toHaveCount(0);
  await page.keyboard.type(' Most is.');
  await expect(text).toContainText('Ezt csak olvasni lehet. Most is.');
  expect(await accessibilityFaults(reader)).toEqual([]);
  await context.close();
});
