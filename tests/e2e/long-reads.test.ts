/** Reading a long story: its pictures, its table of contents, its notes. */
import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { openStory } from './addresses.ts';
import { expect, test } from './strict-test.ts';

/** The third of the gallery's four pictures. */
function pictureOf(page: Page): Locator {
  return page.getByRole('link', { name: /^Kép nagyítása: Csónak egy kanyargó patakon/ });
}

async function openPicture(page: Page): Promise<Locator> {
  await pictureOf(page).click();
  const dialog = page.getByRole('dialog', { name: 'Képek nagyban' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test.describe('pictures', () => {
  test('open enlarged with captions, and the keys move from the first to the last', async ({ page }) => {
    await openStory(page, 'longRead');
    const dialog = await openPicture(page);
    const count = dialog.getByRole('status');
    await expect(count).toContainText('4 / 5');
    await expect(dialog.getByText('A Kerka egyik fahídját naponta húszan használják.')).toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await expect(count).toContainText('5 / 5');
    await expect(dialog.getByText('Sipos Magdolna tizennégy levele')).toBeInViewport();
    await expect(dialog.getByRole('button', { name: 'Következő kép' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Home');
    await expect(count).toContainText('1 / 5');
    await expect(dialog.getByRole('img').first()).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(pictureOf(page)).toBeFocused();
  });

  test('show the picture of the last key press, whatever scroll is still on its way', async ({ page }) => {
    await openStory(page, 'longRead');
    const dialog = await openPicture(page);
    const count = dialog.getByRole('status');
    await page.keyboard.press('End');
    await expect(count).toContainText('5 / 5');
    await dialog.evaluate((box) => {
      const row = box.querySelector('[data-lightbox-row]');
      box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home' }));
      row?.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
    });
    await expect(dialog.getByRole('img').first()).toBeInViewport();
    await expect(count).toContainText('1 / 5');
    await dialog.getByRole('list').evaluate(async (row) => {
      const scrolled = new Promise((resolve) => row.addEventListener('scrollend', resolve, { once: true }));
      row.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
      await scrolled;
    });
    await expect(dialog.getByRole('img').first()).toBeInViewport();
    await expect(count).toContainText('1 / 5');
    await page.keyboard.press('ArrowRight');
    await expect(count).toContainText('2 / 5');
    await expect(dialog.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.9 });
  });

  test('change by buttons and by swiping', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await openStory(page, 'longRead');
    const dialog = await openPicture(page);
    await dialog.getByRole('button', { name: 'Előző kép' }).click();
    await expect(dialog.getByRole('status')).toContainText('3 / 5');
    await expect(dialog.getByText('Alsóbogátfán')).toBeInViewport({ ratio: 0.9 });
    const { y, height } = (await dialog.getByRole('img', { name: /^Pallók, kötél/ }).boundingBox()) ?? {
      y: 0,
      height: 0,
    };
    expect([y < 80, height > 500], 'the picture has the window to itself').toEqual([true, true]);
    await page.mouse.move(180, 400);
    await page.mouse.wheel(300, 0);
    await expect(dialog.getByRole('status')).toContainText('4 / 5');
  });

  test('close with the back button, and add no history entry', async ({ page }) => {
    await page.goto('/dokumentum/adatkezeles');
    const path = await openStory(page, 'longRead');
    await page.locator('main').evaluate((main) => main.setAttribute('data-kept', ''));
    const dialog = await openPicture(page);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const step = () => page.evaluate(() => navigation.currentEntry?.index);
    const before = await step();
    await openPicture(page);
    await dialog.getByRole('button', { name: 'Bezárás' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('main[data-kept]'), 'the page was not put in its own place').toHaveCount(1);
    // The history entry is removed asynchronously, shortly after the picture is closed.
    await expect.poll(step).toBe(before);
    await page.goBack();
    await expect(page).toHaveURL(/\/dokumentum\/adatkezeles$/);
  });

  test('trap the focus in the dialog, and pass the accessibility check [S28]', async ({ page }) => {
    await openStory(page, 'longRead');
    await openPicture(page);
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside, `step ${step}`).toBe(true);
    }
    expect(await accessibilityFaults(page, { within: 'dialog' })).toEqual([]);
  });

  test('open in a new tab on a click with the modifier key', async ({ page, context }) => {
    await openStory(page, 'longRead');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      pictureOf(page).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(tab).toHaveURL(/\/kepek\/.*-w1200\.jpg$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture links to its large version', async ({ page }) => {
    await openStory(page, 'longRead');
    await pictureOf(page).click();
    await expect(page).toHaveURL(/\/kepek\/.*-w1200\.jpg$/);
  });

  test('the table of contents unfolds and links to a chapter', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await openStory(page, 'longRead');
    const chapter = page.getByRole('link', { name: 'Aki kopogtat' });
    await expect(chapter).toBeHidden();
    await page.getByText('Tartalom', { exact: true }).click();
    await chapter.click();
    await expect(page.getByRole('heading', { name: 'Aki kopogtat' })).toBeInViewport();
  });

  test('a note is linked from the text, and the text from the note', async ({ page }) => {
    await openStory(page, 'longRead');
    const cited = page.locator('sup a', { hasText: '2' });
    await cited.click();
    await expect(page.getByText('nem jogszabályi minősítés')).toBeInViewport();
    await page.getByRole('link', { name: 'Vissza a szöveghez, a 2. jegyzet helyére' }).click();
    await expect(cited).toBeInViewport();
  });

  test('a page keeps its fixed mode [COL-02]', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openStory(page, 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  });
});

test('the table of contents stays beside a long text and marks the current chapter', async ({ page }) => {
  await openStory(page, 'longRead');
  const contents = page.getByRole('navigation', { name: 'Tartalom' });
  await contents.getByRole('link', { name: 'Három falu, amely megoldotta' }).click();
  await expect(contents.getByRole('link', { name: 'Három falu' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await expect(contents).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Home');
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
});

test('at 1600 px contents, notes and facts stand beside a text of at most 75 characters a line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  await openStory(page, 'longRead');
  const cited = page.locator('sup a', { hasText: '2' });
  await cited.scrollIntoViewIfNeeded();
  const notes = page.locator('[role=doc-endnotes]').getByRole('list');
  await expect(notes).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: 'Tartalom' })).toBeInViewport({ ratio: 1 });
  const text = await page.locator('p').filter({ has: cited }).boundingBox();
  const right = (text?.x ?? 0) + (text?.width ?? 0);
  expect((await notes.boundingBox())?.x).toBeGreaterThan(right);
  const facts = page.getByRole('note', { name: 'Miből készült a gyűjtés?' });
  await facts.scrollIntoViewIfNeeded();
  const box = await facts.boundingBox();
  expect(box?.x).toBeGreaterThan(right);
  const end = (await page.locator('[role=doc-endnotes]').boundingBox()) ?? { y: 0, height: 0 };
  expect(end.y + end.height, 'notes end above the facts').toBeLessThanOrEqual((box?.y ?? 0) + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1600);
});

test('in print a long story has its notes and its address, and no controls', async ({ page }) => {
  const path = await openStory(page, 'longRead');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(new RegExp(`${path}$`))).toBeVisible();
  await expect(page.getByText('nem jogszabályi minősítés')).toBeVisible();
  await expect(page.getByText('Tartalom', { exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: /^Vissza a szöveghez/ }).first()).toBeHidden();
});
