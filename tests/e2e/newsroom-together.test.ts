/** Two members in one story: the other's place, in the text and beside it. */
import type { Browser, Locator, Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { acceptInvitation } from './newsroom-member.ts';
import { expect, test } from './strict-test.ts';
import { intoText, newStory, saved, textOf } from './writing-steps.ts';

const name = 'Szerkesztő Szilvia';
const caretOf = (page: Page) => textOf(page).locator(`[data-name="${name}"]`);

/** The text of the caret's line before and after it. */
function around(caret: Locator): Promise<string[]> {
  return caret.evaluate((element) => {
    const line = element.closest('p, h1, h2');
    const before = document.createRange();
    before.selectNodeContents(line ?? element);
    // A redrawn caret has been removed from the text.
    if (!element.parentNode) return [];
    before.setEndBefore(element);
    return [before.toString(), (line?.textContent ?? '').slice(before.toString().length)];
  });
}

async function two(page: Page, browser: Browser, suffix: string, title: string): Promise<Page> {
  await acceptInvitation(page, `egyutt-egyik-${suffix}@example.com`, 'editor');
  await newStory(page, title);
  const other = await (await browser.newContext()).newPage();
  await acceptInvitation(other, `egyutt-masik-${suffix}@example.com`, 'editor');
  await other.goto(page.url());
  await expect(page.getByText(`Itt van még: ${name}`)).toBeVisible();
  return other;
}

test('see each other’s carets and selections in the text, where they are [SAVE-02]', async ({
  page,
  browser,
}) => {
  const other = await two(page, browser, 'szoveg', 'Ketten a hídon');
  await intoText(page, 'Ketten a hídon');
  await page.keyboard.type('Egy kettő három');
  await saved(page);
  const caret = caretOf(other);
  await expect.poll(() => around(caret)).toEqual(['Egy kettő három', '']);
  // The name is shown above the caret, and is not text of the story.
  await expect(textOf(other)).not.toContainText(name);
  await page.keyboard.press('Control+ArrowLeft');
  await expect.poll(() => around(caret)).toEqual(['Egy kettő ', 'három']);
  // The other member writes in front of the caret in the same line: the caret stays at its word.
  await intoText(other, 'Ketten a hídon');
  await other.keyboard.press('Home');
  await other.keyboard.type('Nulla ');
  await expect.poll(() => around(caret)).toEqual(['Nulla Egy kettő ', 'három']);
  await expect(textOf(page)).toContainText('Nulla Egy kettő három');
  await expect.poll(() => around(caretOf(page))).toEqual(['Nulla ', 'Egy kettő három']);
  await page.keyboard.press('Shift+End');
  await expect.poll(() => textOf(other).locator('[class*=selected]').allTextContents()).toEqual(['három']);
  await expect(page.getByRole('status').filter({ hasText: `Megnyitotta a cikket: ${name}.` })).toHaveCount(1);
  await other.context().close();
  await expect(caretOf(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: `Bezárta a cikket: ${name}.` })).toHaveCount(1);
});

test('see who is in which field, and nobody waits for it [SAVE-02] [SAVE-06]', async ({ page, browser }) => {
  const other = await two(page, browser, 'mezo', 'Ketten a mezőben');
  const field = (one: Page) => one.getByRole('textbox', { name: 'A cím az internetcímben' });
  const here = other.locator('[data-field="slug"]').getByText(name);
  await field(page).focus();
  await expect(here).toBeVisible();
  await expect(field(other)).toBeEditable();
  for (const width of [1440, 1024, 360]) {
    await other.setViewportSize({ width, height: 800 });
    expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await accessibilityFaults(other), `at ${width} px`).toEqual([]);
  }
  await other.setViewportSize({ width: 1280, height: 900 });
  // For single values the later one wins, and the writer of the earlier one is notified [SAVE-06].
  const teaser = (one: Page) => one.getByRole('textbox', { name: 'Ajánló', exact: true });
  await teaser(page).fill('Az enyém');
  await page.keyboard.press('Tab');
  await expect(teaser(other)).toHaveValue('Az enyém');
  await teaser(other).fill('Az övé');
  await other.keyboard.press('Tab');
  await expect(page.getByText('Közben más is átírta, és az övé áll: Ajánló.')).toBeVisible();
  await page.getByRole('button', { name: 'Az enyém álljon' }).click();
  await expect(teaser(other)).toHaveValue('Az enyém');
  await textOf(page).getByText('Ketten a mezőben').click();
  await expect(here).toHaveCount(0);
  await expect(caretOf(other)).toHaveCount(1);
  await other.context().close();
});
