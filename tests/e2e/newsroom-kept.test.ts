/** Kept text after concurrent editing, and the history of a story. */
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { acceptInvitation } from './newsroom-member.ts';
import { expect, test } from './strict-test.ts';
import { act, newStory, saved, textOf } from './writing-steps.ts';

const steps = '**/api/newsroom/stories/*/steps*';

/** Types into a paragraph that is deleted in another tab before this one reaches the server. */
async function loseText(page: Page, text: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  const line = textOf(other).getByText('Ezt törlik.');
  await expect(line).toBeVisible();
  await page.route(steps, (route) => route.abort());
  await textOf(page).getByText('Ezt törlik.').click();
  // Into the middle: at its edge the text would survive.
  await page.keyboard.press('Home');
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.type(text);
  await line.click({ clickCount: 3 });
  await other.keyboard.press('Backspace');
  await saved(other);
  await other.close();
  await page.unroute(steps);
}

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

    test('text that would be lost is kept aside, and inserted again [SAVE-04]', async ({ page, noticed }) => {
      await acceptInvitation(page, `felre-${colorScheme}@example.com`, 'editor');
      await newStory(page, 'Ketten írják');
      await textOf(page).getByText('Ketten írják').click();
      for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
      await page.keyboard.type('Ezt törlik.');
      await saved(page);
      await loseText(page, ' Ez nem vész el.');
      const kept = page.getByText('1 félretett szöveg');
      await kept.click();
      await expect(page.getByRole('blockquote')).toContainText('Ez nem vész el.');
      await check(page);
      await page.getByRole('button', { name: 'Visszaillesztés' }).click();
      await expect(textOf(page)).toContainText('Ez nem vész el.');
      await expect(kept).toBeHidden();
      await saved(page);
      await page.reload();
      await expect(textOf(page)).toContainText('Ez nem vész el.');
      await expect(kept).toBeHidden();

      await act(page, 'Leadom', 'menu');
      await page.getByRole('link', { name: 'Történet' }).click();
      const history = page.getByRole('region', { name: 'Állapotok' });
      await expect(history).toContainText('Szerkesztő Szilvia leadta.');
      await check(page);
      noticed.length = 0;
    });
  });
}
