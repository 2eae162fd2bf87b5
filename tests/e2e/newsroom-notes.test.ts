/** Notes about a story, in two browsers, and what its people are told. */
import type { Browser, Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { ofAttempt } from './attempt.ts';
import { acceptInvitation } from './newsroom-member.ts';
import { expect, test } from './strict-test.ts';
import { act, intoText, newStory, saved, textOf } from './writing-steps.ts';

async function check(page: Page, widths: readonly number[] = [1440, 360]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await accessibilityFaults(page), `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function colleague(browser: Browser, email: string, path: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await acceptInvitation(page, email, 'editor');
  await page.goto(path);
  return page;
}

/** Selects a word of the text by the keyboard. */
async function select(page: Page, line: string, letters: number): Promise<void> {
  await textOf(page).getByText(line).click();
  await page.keyboard.press('Home');
  for (let times = 0; times < letters; times += 1) await page.keyboard.press('Shift+ArrowRight');
}

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Megjegyzések' });
const mark = (page: Page) => page.locator('.ProseMirror [data-thread]');

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('a note moves with its text, is answered live, settled and opened again [REV-03]', async ({
      page,
      browser,
      noticed,
    }) => {
      await acceptInvitation(page, `jegyzet-${colorScheme}@example.com`, 'editor');
      const title = ofAttempt(`Megbeszélik ${colorScheme}`);
      await newStory(page, title);
      await intoText(page, title);
      await page.keyboard.type('Hídavató lesz a városban.');
      await saved(page);
      const other = await colleague(browser, `kollega-${colorScheme}@example.com`, page.url());
      await expect(textOf(other)).toContainText('Hídavató');

      await select(page, 'Hídavató', 8);
      await page.keyboard.press('Control+Shift+M');
      const panel = panelOf(page);
      await panel.getByLabel('Megjegyzés', { exact: true }).fill('Biztos? Kérdezd @Szerk');
      await expect(page.getByRole('option', { name: 'Szerkesztő Szilvia' }).first()).toBeVisible();
      await check(page, [1440]);
      await page.keyboard.press('Enter');
      await expect(panel.getByLabel('Megjegyzés', { exact: true })).toHaveValue(
        'Biztos? Kérdezd @Szerkesztő Szilvia ',
      );
      await panel.getByRole('button', { name: 'Elküldöm' }).click();
      await expect(mark(page)).toHaveText('Hídavató');

      // It arrives in the other browser, which writes before it.
      await expect(mark(other)).toHaveText('Hídavató');
      await textOf(other).getByText('lesz a városban').click();
      await other.keyboard.press('Home');
      await other.keyboard.type('Ma ');
      await expect(textOf(page)).toContainText('Ma Hídavató');
      for (const one of [page, other]) await expect(mark(one)).toHaveText('Hídavató');

      await mark(other).click();
      await expect(other).toHaveURL(/panel=megjegyzesek&szal=\d+/);
      await panelOf(other).getByRole('button', { name: 'Válasz' }).click();
      await panelOf(other).getByLabel('Válasz').fill('Megerősítették.');
      await other.keyboard.press('Control+Enter');
      await expect(panel).toContainText('Megerősítették.');

      // At 360 px the notes are a dialog.
      await other.setViewportSize({ width: 360, height: 740 });
      const dialog = other.getByRole('dialog', { name: 'Megjegyzések' });
      await expect(dialog).toContainText('Megerősítették.');
      await check(other, [360]);
      await other.setViewportSize({ width: 1280, height: 800 });

      await panel.getByRole('button', { name: 'Lezárom' }).click();
      for (const one of [page, other]) await expect(mark(one)).toHaveCount(0);
      await panel.getByLabel('A lezártak is').check();
      await expect(panel).toContainText('Lezárta: Szerkesztő Szilvia');
      await check(page, [1440]);
      await panel.getByRole('button', { name: 'Újra megnyitom' }).click();
      await expect(mark(other)).toHaveText('Hídavató');

      // Its text goes, and comes back by an undo.
      // The click opens the thread, which may restore the caret after the first keys.
      await expect(async () => {
        await select(page, 'Hídavató', 0);
        for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowRight');
        for (let times = 0; times < 8; times += 1) await page.keyboard.press('Shift+ArrowRight');
        expect(await page.evaluate(() => String(getSelection()))).toBe('Hídavató');
      }).toPass();
      await page.keyboard.press('Backspace');
      await expect(panel).toContainText('A szöveg, amelyre vonatkozik, már nincs a cikkben.');
      await textOf(page).press('Control+z');
      await expect(mark(page)).toHaveText('Hídavató');
      await expect(panel).not.toContainText('már nincs a cikkben');

      await page
        .getByText(/^Ellenőrzés/)
        .or(page.getByRole('button', { name: 'Adatok' }))
        .first()
        .click();
      await page.getByText(/^Ellenőrzés/).click();
      await expect(page.getByText('Van le nem zárt megjegyzés.')).toBeVisible();
      await other.context().close();
      noticed.length = 0;
    });

    test('the bell says what concerns a person, in every tab at once', async ({ page, browser, noticed }) => {
      const title = ofAttempt(`Szólnak ${colorScheme}`);
      await acceptInvitation(page, `szolnak-${colorScheme}@example.com`, 'editor');
      await newStory(page, title);
      await intoText(page, title);
      await page.keyboard.type('Szöveg.');
      await saved(page);
      const other = await colleague(browser, `olvas-${colorScheme}@example.com`, '/szerkesztoseg/onnek-szol');
      await expect(other.getByRole('heading', { name: 'Önnek szól' })).toBeVisible();
      await act(page, 'Leadom', 'menu');
      const notice = other.getByRole('link', { name: new RegExp(`${title}.*leadta`) });
      await expect(notice).toBeVisible({ timeout: 2_000 });
      await expect(other.getByRole('link', { name: /Önnek szól: \d+ olvasatlan/ })).toBeVisible();
      await check(other);
      await notice.click();
      await expect(other).toHaveURL(/\/cikk\/\d+$/);
      await other.goBack();
      await expect(notice).not.toContainText('Olvasatlan');
      // React gives a controlled tick box its former state until the screen renders again.
      await other.getByLabel('Leadnak egy cikket').click();
      await expect(other.getByLabel('Leadnak egy cikket')).not.toBeChecked();
      await other.reload();
      await expect(other.getByLabel('Leadnak egy cikket')).not.toBeChecked();
      await check(other);
      await other.context().close();
      noticed.length = 0;
    });
  });
}

test('what is typed in a note stays when the window becomes narrow, and wide again [REV-03]', async ({
  page,
}) => {
  const title = ofAttempt('Elfordított tábla');
  await acceptInvitation(page, 'tabla@example.com', 'editor');
  await newStory(page, title);
  await page.keyboard.press('Control+Shift+M');
  const typed = () => page.getByLabel('Megjegyzés', { exact: true });
  await typed().fill('Ezt még átgondolom');
  await page.setViewportSize({ width: 800, height: 1100 });
  await expect(page.getByRole('dialog', { name: 'Megjegyzések' })).toBeVisible();
  await expect(typed()).toHaveValue('Ezt még átgondolom');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('dialog', { name: 'Megjegyzések' })).toHaveCount(0);
  await typed().press('End');
  await page.keyboard.type(', holnapig.');
  await panelOf(page).getByRole('button', { name: 'Elküldöm' }).click();
  await expect(panelOf(page)).toContainText('Ezt még átgondolom, holnapig.');
});
