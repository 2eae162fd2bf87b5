/** Layout shifts of a page, as the browser reports them. */
import type { Page } from '@playwright/test';

declare global {
  var shifts: { value: number; moved: string[] }[];
}

/** Starts measuring with the next document. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
        };
        const nameOf = (node: Node | null) =>
          node instanceof Element ? (/^<[^>]*>/.exec(node.outerHTML)?.[0] ?? '') : (node?.nodeName ?? 'gone');
        const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
          [x, y, width, height].map(Math.round).join(' ');
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)}: ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
        );
        globalThis.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of the layout shifts so far, and the elements that moved. */
export async function shiftsOf(page: Page): Promise<{ sum: number; moved: string }> {
  const shifts = await page.evaluate(() => globalThis.shifts);
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), moved: JSON.stringify(shifts) };
}

/** Serves no fonts: one that comes after the first paint may wrap a title in another place, which is not what is tested. */
export async function leaveFontsOut(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
}
