/** Steps of tests that write a story in the browser. */
import { expect, type FileChooser, type Page } from '@playwright/test';

const home = '/szerkesztoseg/';

export async function newStory(page: Page, title: string): Promise<void> {
  await page.goto(home);
  await page.getByRole('button', { name: 'Új cikk' }).first().click();
  await page.getByLabel('Munkacím').fill(title);
  await page.getByRole('button', { name: 'Megírom' }).click();
  await expect(page).toHaveURL(/\/szerkesztoseg\/cikk\/\d+$/);
  await expect(textOf(page)).toContainText(title);
}

export const textOf = (page: Page) => page.getByRole('textbox', { name: 'A cikk szövege' });
export const saved = (page: Page, options?: { timeout: number }) =>
  expect(page.getByText(/^Mentve \d+:\d\d$/)).toBeVisible(options);

/** A change that arrives from another browser at the same time restores the caret: it is looked at two frames later. */
export async function toLineStart(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Home');
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(await page.evaluate(() => getSelection()?.anchorOffset)).toBe(0);
  }).toPass();
}

/** Moves the caret from the title to the first paragraph. */
export async function intoText(page: Page, title: string): Promise<void> {
  await textOf(page).getByText(title).click();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
}

export async function choose(
  page: Page,
  field: string,
  typed: string,
  option: RegExp | string,
): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(typed);
  const found = page.getByRole('listbox', { name: field });
  await found.getByRole('option', { name: option }).first().click();
}

export async function act(page: Page, name: string, from: 'button' | 'menu' = 'button'): Promise<void> {
  if (from === 'menu') await page.getByRole('button', { name: 'További teendők' }).click();
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The browser's own dialog, which `open` opens. */
export async function giveFiles(
  page: Page,
  open: () => Promise<void>,
  files: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  // Playwright intercepts the dialog by another channel than it sends keys: the page could open it before.
  await page.evaluate(() => undefined);
  await open();
  await (await chooser).setFiles(files);
}
