/** Requirements of every page: it fits the screen, is accessible, and has no layout shifts. */
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { openStory } from './addresses.ts';
import { type PageKind, pageKinds } from './page-kinds.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { expect, scrollToEnd, test } from './strict-test.ts';

/** Tolerance for a font that loads late on a busy machine; measured pages are rounded to three digits. */
const shiftTolerance = 0.0005;

/** Pages with a different layout on a wide screen. */
const widePages = [
  'index',
  'after',
  'front page of G7',
  'karakter',
  'legfrissebb',
  'single_article',
  'liveBlog',
  'longRead',
  'imprint',
  'saved',
];
for (const kind of pageKinds)
  test(`${kind.name} fits every screen width, passes the accessibility check, and moves nothing while it loads and is scrolled [S28]`, async ({
    page,
  }) => {
    await kind.open(page);
    for (const width of [1280, 768, 375, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowingElements(page), `what reaches over ${width} px`).toEqual([]);
    }
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [375, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await faultsOf(page), `${colorScheme}, at ${width} px`).toEqual([]);
    }
    // Nobody types the texts of the catalogue of parts.
    if (kind.name !== 'catalogue') {
      await page.setViewportSize({ width: 320, height: 900 });
      await page.evaluate(lengthenTexts, ownWords);
      expect(await overflowingElements(page), '300 letters in each text at 320 px').toEqual([]);
    }
    // On a busy machine the fonts of a first visit may load after the text.
    await page.evaluate(() => document.fonts.ready);
    await watchShifts(page);
    for (const width of widePages.includes(kind.name) ? [375, 1280] : [375]) {
      await page.setViewportSize({ width, height: 900 });
      const { sum, moved } = await leastShifts(page, kind);
      expect(sum, `moved at ${width} px: ${moved}`).toBeLessThan(shiftTolerance);
    }
  });

test('an opened adult story passes the accessibility check [S24, S28]', async ({ page }) => {
  await openStory(page, 'adult');
  await page.getByText('Elmúltam 18 éves').click();
  expect(await faultsOf(page)).toEqual([]);
});

test('an open menu passes the accessibility check [S28]', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menü' }).click();
  expect(await faultsOf(page)).toEqual([]);
});

/** A shift caused by the page occurs every time, one caused by a busy machine does not: the least of three counts. */
async function leastShifts(page: Page, kind: PageKind): Promise<{ sum: number; moved: string }> {
  let least = { sum: Infinity, moved: '' };
  for (let time = 0; time < 3 && least.sum >= shiftTolerance; time += 1) {
    await kind.open(page);
    await page.waitForLoadState();
    await scrollToEnd(page);
    const shifts = await shiftsOf(page);
    if (shifts.sum < least.sum) least = shifts;
  }
  return least;
}

async function faultsOf(page: Page): Promise<string[]> {
  // Lays out every section, as a reload does: what is skipped below the screen has no place of its own yet.
  await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
  return accessibilityFaults(page, { withSizes: true });
}

/** Parts whose words are not a writer's: controls, signs and dates, and columns, which scroll. Editors type quizzes. */
const ownWords =
  'button, [class*="button-"], [class*="choice-"], [class*="automatic-"], .lone-link, :is(label, legend):not([data-question] *, [for="hirlevel-lablec"]), nav > .label, summary, dt, time, .tied, table, select, textarea, svg, template, style, script, noscript, [hidden], .visually-hidden, [class*="badge"], [class*="play"], [class*="switch"], [class*="tab-"]';

/** Puts 300 letters without a break into each text that a writer may have typed. */
function lengthenTexts(except: string): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const isWord = /\p{L}{3}/u.test(text.nodeValue ?? '');
    if (isWord && !text.parentElement?.closest(except)) text.nodeValue = 'w'.repeat(300);
  }
}

/** Elements that overflow the page horizontally, if it scrolls sideways. */
async function overflowingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const guilty = [...document.body.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > width + 0.5,
    );
    return guilty.slice(-5).map((one) => `${one.tagName} ${one.className}`);
  });
}
