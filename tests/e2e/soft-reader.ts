/** A reader who goes from page to page, and notices when a document was loaded anew. */
import { expect, type Page } from '@playwright/test';

/** What a browser without a window says of itself is a crawler's name, and crawlers are shown what the page says [S21]. */
export const desktop =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

export const untilDrawn = { waitUntil: 'domcontentloaded' } as const;

declare global {
  var isSameDocument: boolean | undefined;
}

/** A document that is loaded anew forgets it. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.isSameDocument = true;
  });
}

export function isStillOpen(page: Page): Promise<boolean> {
  return page.evaluate(() => globalThis.isSameDocument === true);
}

export async function openFront(page: Page): Promise<void> {
  await page.goto('/', untilDrawn);
  await mark(page);
}

export async function toLatest(page: Page): Promise<void> {
  await page.getByRole('contentinfo').locator('a[href="/"]').first().waitFor();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/legfrissebb';
    link.textContent = 'Minden friss hír';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Minden friss hír' }).click();
  await expect(page).toHaveURL(/\/legfrissebb$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legfrissebb');
}
