/** Proportions that a newspaper's pages keep, whatever the editors place on them. */
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { at, openStory, sites } from './addresses.ts';
import { expect, test } from './strict-test.ts';

/** The opening block of a front page and of a landing page. */
const leadBlock = '[class*=" top-"], [data-leader]';
const maxHole = 64;

for (const [width, height] of [
  [375, 812],
  [1280, 800],
] as const) {
  test(`a live blog’s newest post begins within 1.3 screens at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openStory(page, 'liveBlog');
    const posts = page.locator('article[data-post]');
    const tops = await posts.evaluateAll((all) => {
      const isPinned = (post: Element) => post.querySelector('summary') !== null;
      return all.filter((post) => !isPinned(post)).map((post) => post.getBoundingClientRect().top + scrollY);
    });
    expect(tops.length).toBeGreaterThan(3);
    expect(Math.min(...tops) / height).toBeLessThanOrEqual(1.3);
  });
}

for (const site of sites) {
  test(`the opening of ${site.name} has no hole of more than ${maxHole} px at four widths`, async ({
    page,
  }) => {
    for (const width of [768, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(at(site, site.front));
      await page.evaluate(() => document.fonts.ready);
      const holes = await holesOf(page);
      expect(holes.length, 'columns of the block').toBeGreaterThan(0);
      expect(Math.max(...holes), `at ${width} px: ${holes.join(', ')}`).toBeLessThanOrEqual(maxHole);
    }
  });
}

test('the lead story begins high on the main front: title at 320×640, lede at 1280×900', async ({ page }) => {
  const topOf = (selector: string, edge: 'top' | 'bottom') =>
    page
      .locator(`${leadBlock} >> ${selector}`)
      .first()
      .evaluate((one, at) => one.getBoundingClientRect()[at], edge);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  expect(await topOf('h2 a', 'top')).toBeLessThanOrEqual(362);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await topOf('[class*="standfirst"]', 'bottom')).toBeLessThanOrEqual(900);
});

test('a long read’s title and the beginning of its picture are on the first screen', async ({ page }) => {
  for (const [width, height] of [
    [1280, 720],
    [375, 667],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openStory(page, 'longRead');
    await page.evaluate(() => document.fonts.ready);
    const title = await page.locator('h1').last().boundingBox();
    expect((title?.y ?? height) + (title?.height ?? 0), `${width} px`).toBeLessThan(height);
    const picture = await page.locator('[data-lead-picture] img').boundingBox();
    expect(picture?.height ?? height, `${width} px`).toBeLessThanOrEqual(0.55 * height + 1);
  }
});

test('the main front’s lead picture takes 8 of 12 columns on a wide screen', async ({ page }) => {
  for (const width of [1200, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const shares = await page.evaluate((selector) => {
      const block = document.querySelector(selector);
      const picture = block?.querySelector('img')?.getBoundingClientRect().width ?? 0;
      const style = block && getComputedStyle(block);
      const padding = style
        ? Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
        : 0;
      return picture / ((block?.getBoundingClientRect().width ?? 0) - padding);
    }, leadBlock);
    // Eight columns and their seven gaps are a little less than two thirds.
    expect(shares, `at ${width} px`).toBeGreaterThan(0.64);
  }
});

test('the current site stays marked in forced colours', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const current = page.locator('header [aria-current]').filter({ visible: true }).first();
  await expect(current).toHaveCSS('outline-style', 'solid');
  await expect(current).toHaveCSS('outline-width', '2px');
});

test('legends, choices and submit buttons stay visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/valasztasi-terkep/hungary-2022');
  const party = page.getByRole('listitem').filter({ hasText: 'Fidesz' }).locator('span').first();
  await expect(party).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('link', { name: 'EP-választás, 2024' })).toHaveCSS('border-top-style', 'solid');
  await page.goto('/rovat/sport/foci?liga=4');
  for (const button of ['Megnézem', 'Eredmények elrejtése']) {
    const border = page.getByRole('button', { name: button }).first();
    await expect(border).toHaveCSS('border-top-style', 'solid');
  }
  await expect(page.locator('[data-tabs]').first()).toHaveCSS('border-top-style', 'solid');
  const dark = page.getByRole('contentinfo').getByRole('radio', { name: 'Sötét' });
  await dark.check();
  await expect(dark.locator('+ span')).toHaveCSS('outline-style', 'solid');
  await page.goto('/archivum');
  const field = page.getByRole('main').locator('[name=term]');
  await field.pressSequentially('h');
  const options = page.getByRole('listbox', { name: 'Javaslatok' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  await field.press('ArrowDown');
  await expect(options.first()).toHaveCSS('outline-style', 'solid');
});

test('printed pages have no controls', async ({ page }) => {
  const arrow = page.getByRole('link', { name: 'Előző nap' });
  const ranges = page.getByRole('navigation', { name: 'Időszak' });
  for (const [path, controls] of [
    ['/rovat/sport/foci', [arrow, page.getByRole('button', { name: 'Eredmények elrejtése' })]],
    ['/arfolyam', [ranges, page.getByRole('textbox', { name: 'Összeg' })]],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    for (const control of controls) await expect(control).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const control of controls) await expect(control).toBeHidden();
  }
});

for (const path of ['/', '/after', '/g7', '/karakter'])
  test(`${path} is legible when it is printed with its backgrounds`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await accessibilityFaults(page, { rules: ['color-contrast'] })).toEqual([]);
  });

/**
 * The largest empty height in each column of the opening block, in pixels: between two lines of text, pictures or
 * rules, or below the last one. The columns are the one of the lead picture and the one beside it.
 */
function holesOf(page: Page): Promise<number[]> {
  return page.evaluate((selector) => {
    const block = document.querySelector(selector);
    const picture = block?.querySelector('img')?.getBoundingClientRect();
    if (!block || !picture) return [];
    const drawn: { left: number; right: number; top: number; bottom: number }[] = [];
    for (const element of block.querySelectorAll('*')) {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || getComputedStyle(element).position === 'absolute') continue;
      const { borderTopWidth, borderBottomWidth } = getComputedStyle(element);
      const { left, right, top, bottom } = box;
      if (element.tagName === 'IMG') drawn.push(box);
      if (borderTopWidth !== '0px') drawn.push({ left, right, top, bottom: top + 1 });
      if (borderBottomWidth !== '0px') drawn.push({ left, right, top: bottom - 1, bottom });
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        drawn.push(...range.getClientRects());
      }
    }
    const end = Math.max(...drawn.map(({ bottom }) => bottom));
    const columns = [
      { from: picture.left, to: picture.right },
      { from: picture.right + 1, to: Number.POSITIVE_INFINITY },
    ];
    return columns.flatMap(({ from, to }) => {
      const inside = drawn
        .filter(({ left, right }) => left < to && right > from && left >= from - 2)
        .toSorted((one, other) => one.top - other.top);
      if (inside.length === 0) return [];
      let reached = inside[0]?.bottom ?? 0;
      let hole = 0;
      for (const { top, bottom } of inside) {
        hole = Math.max(hole, top - reached);
        reached = Math.max(reached, bottom);
      }
      return [Math.round(Math.max(hole, end - reached))];
    });
  }, leadBlock);
}
