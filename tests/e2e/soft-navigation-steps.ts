/** Test steps of soft navigation, with a check whether a document was reloaded. */
import { expect, type Locator, type Page } from '@playwright/test';

/** A headless browser's user agent looks like a crawler, and scripts leave pages unchanged for crawlers [S21]. */
export const desktopUserAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

export const untilParsed = { waitUntil: 'domcontentloaded' } as const;

declare global {
  var isSameDocument: boolean | undefined;
}

/** Marks the document; a reload removes the mark. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.isSameDocument = true;
  });
}

export function isNotReloaded(page: Page): Promise<boolean> {
  return page.evaluate(() => globalThis.isSameDocument === true);
}

export async function openFront(page: Page): Promise<void> {
  await page.goto('/', untilParsed);
  await markDocument(page);
}

export async function openLatestList(page: Page): Promise<void> {
  await page.getByRole('contentinfo').locator('a[href="/"]').first().waitFor();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/legfrissebb';
    link.textContent = 'A lista megnyitása';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'A lista megnyitása' }).click();
  await expect(page).toHaveURL(/\/legfrissebb$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legfrissebb');
}

/** The scroll position on a list's page [SCRL-01]: its list, but no further than its title stays fully visible. */
export function expectedScrollTop(page: Page): Promise<number> {
  return page.evaluate(() => {
    const list = document.getElementById('lista');
    if (!list) return 0;
    const place = Math.max(0, list.getBoundingClientRect().top + scrollY - 200);
    const title = document.querySelector('h1')?.getBoundingClientRect();
    if (!title || title.bottom + scrollY <= place) return place;
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    return Math.min(place, Math.max(0, title.top + scrollY - header - 8));
  });
}

/** Follows a link of the list until the story is shown; returns the layout shift. */
export async function followLink(at: number): Promise<number> {
  let shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        shifted += Number(entry.value);
    }
  }).observe({ type: 'layout-shift' });
  const there = new Promise<void>((resolve) => {
    const watcher = new MutationObserver(() => {
      if (document.body.dataset.route !== 'single_article') return;
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(resolve));
    });
    watcher.observe(document.body, { attributes: true });
  });
  document.querySelectorAll<HTMLAnchorElement>('main article h3 a')[at]?.click();
  await there;
  return shifted;
}

/**
 * Focuses the first link of a page and waits for the rules of soft navigation, which are then loaded: a simulated clock
 * also runs the time limit of that request.
 */
export async function focusFirstLink(link: Locator): Promise<void> {
  // The script listens then.
  await link.page().waitForLoadState();
  const rules = link.page().waitForResponse((response) => response.url().includes('/builds/meta/'));
  await link.focus();
  await (await rules).finished();
  // The page reads the answer in between.
  await expect(link).toBeFocused();
}
