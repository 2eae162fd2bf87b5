/** A story from its first word to its withdrawal, all in the browser. */
import { accessibilityFaults } from './accessibility.ts';
import { ofAttempt } from './attempt.ts';
import { acceptInvitation } from './newsroom-member.ts';
import { expect, test } from './strict-test.ts';
import { act, choose, newStory, saved, textOf, toLineStart } from './writing-steps.ts';

test('is written, saved, published as it stood, and withdrawn [EDIT-02] [SAVE-01] [ACT-01]', async ({
  page,
}) => {
  await acceptInvitation(page, 'szal@example.com', 'editor');
  const title = ofAttempt('Zöld lámpa a hídon');
  await newStory(page, title);
  // From the title through the subtitle to the lead.
  await textOf(page).getByText(title).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Három hónap után újra járható.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('"Végre" -- mondta a polgármester.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('## Mi jön most?');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- az út');
  await page.keyboard.press('Enter');
  await page.keyboard.type('a korlát');
  await saved(page);
  await page.reload();
  const text = textOf(page);
  await expect(text).toContainText('Három hónap után újra járható.');
  await expect(text).toContainText('„Végre” – mondta a polgármester.');
  await expect(text.getByRole('heading', { name: 'Mi jön most?', level: 2 })).toBeVisible();
  await expect(text.getByRole('listitem')).toHaveText(['az út', 'a korlát']);
  await choose(page, 'Rovat', 'belf', 'Belföld');
  await choose(page, 'Szerzők', 'a', /./);
  await saved(page);

  await act(page, 'Leadom', 'menu');
  await expect(page.getByText('leadva', { exact: true })).toBeVisible();
  await act(page, 'Jóváhagyom', 'menu');
  await expect(page.getByText('jóváhagyva', { exact: true })).toBeVisible();
  await act(page, 'Közzéteszem');
  await expect(page.getByText('nyilvános', { exact: true })).toBeVisible();

  const read = await page.context().newPage();
  await read.goto('/legfrissebb');
  await read.getByRole('link', { name: title }).first().click();
  await expect(read.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(read.getByText('„Végre” – mondta a polgármester.')).toBeVisible();
  const address = read.url();
  await read.close();

  await act(page, 'Visszavonom', 'menu');
  await expect(page.getByText('visszavonva', { exact: true })).toBeVisible();
  // The member would still see it: a stranger asks.
  await expect
    .poll(async () => (await page.request.fetch(address, { headers: { cookie: '' } })).status())
    .toBe(404);
});

test('is edited in place: marks, links, blocks by slash, and undo [EDIT-04] [EDIT-06]', async ({ page }) => {
  await acceptInvitation(page, 'szerkeszt@example.com', 'editor');
  await newStory(page, 'Blokkok');
  const text = textOf(page);
  await text.getByText('Blokkok').click();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
  await page.keyboard.type('/idé');
  await expect(page.getByRole('option', { name: 'Idézet', exact: false }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ez az idézet.');
  await expect(text.locator('blockquote')).toContainText('Ez az idézet.');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('Egy szó');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+b');
  await expect(text.locator('strong')).toHaveText('szó');
  await page.keyboard.press('Control+Shift+K');
  await page.getByRole('combobox', { name: 'Cím', exact: true }).fill('example.com/a?utm_source=x');
  await page.keyboard.press('Enter');
  await expect(text.locator('a')).toHaveAttribute('href', 'https://example.com/a');
  await page.keyboard.press('Control+z');
  await expect(text.locator('a')).toHaveCount(0);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(text.locator(':scope > *').nth(3)).toHaveText('Egy szó');
  await saved(page);
});

test('is written by two at once, who see each other and each other’s text [SAVE-02] [NRA-05]', async ({
  page,
  browser,
}) => {
  await acceptInvitation(page, 'anna@example.com', 'editor');
  await newStory(page, 'Ketten írják');
  const context = await browser.newContext();
  const other = await context.newPage();
  await acceptInvitation(other, 'bela@example.com', 'editor');
  await other.goto(page.url());
  for (const one of [page, other])
    await expect(one.getByText('Itt van még: Szerkesztő Szilvia')).toBeVisible();
  await textOf(page).getByText('Ketten írják').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' egyszerre');
  await expect(textOf(other)).toContainText('Ketten írják egyszerre');
  await textOf(other).getByText('Ketten írják').click();
  await toLineStart(other);
  await other.keyboard.type('Így: ');
  await expect(textOf(page)).toContainText('Így: Ketten írják egyszerre');
  await context.close();
  await expect(page.getByText('Itt van még:')).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('passes the accessibility check at all widths [NRA-04]', async ({ page }) => {
      await acceptInvitation(page, `cikk-${colorScheme}@example.com`, 'editor');
      await newStory(page, 'Akadálymentes');
      await textOf(page).getByText('Akadálymentes').click();
      await page.keyboard.press('Enter');
      for (const width of [1440, 1024, 360]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await accessibilityFaults(page), `at ${width} px`).toEqual([]);
      }
    });
  });
}
