/**
 * First visits with an empty cache on an ordinary connection: our own fonts, without layout shifts from loading them.
 */
import type { Browser, Page } from '@playwright/test';
import { pageKinds } from './page-kinds.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { expect, test } from './strict-test.ts';

/** A typical phone connection: 9 Mbit/s, 60 ms latency. */
const typicalConnection = {
  offline: false,
  latency: 60,
  downloadThroughput: 9e6 / 8,
  uploadThroughput: 9e6 / 8,
};
const maxShift = 0.01;
const visitedPages = [
  'index',
  'front page of G7',
  'front page of Lapzárta Erdély',
  'legfrissebb',
  'exchange',
  'single_article',
  'liveBlog',
];

for (const kind of pageKinds.filter(({ name }) => visitedPages.includes(name))) {
  for (const width of [375, 1280]) {
    test(`a first visit of the ${kind.name} at ${width} px shows the edition’s own fonts, almost without layout shift`, async ({
      browser,
      baseURL,
    }) => {
      let least = Infinity;
      let shiftedParts = '';
      // A busy machine may pause between the styles and the fonts, so the least of three visits counts.
      for (let visit = 0; visit < 3 && least > maxShift; visit += 1) {
        await using page = await firstVisit(browser, baseURL ?? '', width);
        await kind.open(page);
        await page.waitForLoadState();
        await page.evaluate(() => document.fonts.ready);
        expect(await foreignFonts(page)).toEqual([]);
        const { sum, moved } = await shiftsOf(page);
        if (sum < least) shiftedParts = moved;
        least = Math.min(least, sum);
      }
      expect(least, shiftedParts).toBeLessThanOrEqual(maxShift);
    });
  }
}

async function firstVisit(browser: Browser, baseURL: string, width: number): Promise<Page & AsyncDisposable> {
  const context = await browser.newContext({ baseURL, viewport: { width, height: 900 } });
  const page = await context.newPage();
  await watchShifts(page);
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', typicalConnection);
  return Object.assign(page, { [Symbol.asyncDispose]: () => context.close() });
}

/** Fonts other than our own, each with the text that is set in it. */
async function foreignFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'header a, main :is(h1, h2, h3, p, li, time, figcaption, blockquote, td, th)',
  });
  const found: string[] = [];
  for (const nodeId of nodeIds.slice(0, 400)) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName } of fonts)
      if (!/^Lapzarta ?(Serif|Sans)/.test(familyName)) found.push(`${familyName}: ${await textOf(nodeId)}`);
  }
  return found;

  async function textOf(nodeId: number): Promise<string> {
    const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
    return outerHTML.slice(0, 300);
  }
}
