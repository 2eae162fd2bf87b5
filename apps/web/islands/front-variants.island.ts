/**
 * A page comes with the first variant of a block, the same for everybody; the browser shows another one each time
 * [FRONT-07] [FRONT-12] [S22]. Only a block that is still below the screen is changed, so that nothing moves; a crawler
 * is left with what the page says [S21].
 */
import { isCrawler } from '#platform/http/crawler.ts';
import { askSite } from '../behaviours/ask-site.ts';
import { drawVariant } from '../behaviours/variant-pool.ts';
import { drawn } from './drawn.ts';
import type { Mount } from './mount-island.ts';

export const mount: Mount = (place, until) => {
  if (isCrawler(navigator.userAgent)) return;
  if (place.dataset.draw !== undefined) return drawSome(place, Math.random);
  showVariant(place, until).catch((error: unknown) => {
    // The first variant stands there: nothing is missing [S17].
    if (!until.aborted) console.info('A variant could not be shown.', error);
  });
};

async function showVariant(block: HTMLElement, until: AbortSignal): Promise<void> {
  const { variantsFrom: from = '', variantsMost: most, variantsPool: pool = '' } = block.dataset;
  if (!isBelowScreen(block)) return;
  const draw = drawVariant(localStorage, pool, Number(most), Math.random);
  if (draw.variant > 1) {
    const answer = await askSite(`${from}?v=${draw.variant}`, until);
    const html = htmlIn(answer);
    if (html === '' || until.aborted || !isBelowScreen(block)) return;
    block.innerHTML = html;
  }
  draw.keep();
}

/** Shows as many of a list as it asks for, drawn at random, in their order [FRONT-15]. */
function drawSome(list: HTMLElement, random: () => number): void {
  if (!isBelowScreen(list)) return;
  const entries = [...list.children].filter((entry) => entry instanceof HTMLElement);
  const shown = drawn(entries, Number(list.dataset.draw), random);
  for (const entry of entries) entry.hidden = !shown.has(entry);
}

function isBelowScreen(element: Element): boolean {
  return element.getBoundingClientRect().top > innerHeight;
}

function htmlIn(answer: unknown): string {
  const isObject = typeof answer === 'object' && answer !== null;
  return isObject && 'html' in answer && typeof answer.html === 'string' ? answer.html : '';
}
