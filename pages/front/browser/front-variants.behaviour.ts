/**
 * A page contains the first variant of a block, the same for everybody; the browser shows another one each time
 * [FRONT-07] [FRONT-12] [S22]. Only a block that is still below the screen is replaced, so that nothing visible moves.
 * Crawlers keep the served variant [S21].
 */

import { fetchFromApi } from '#platform/browser/site-api.ts';
import { isCrawler } from '#platform/http/requests/crawler.ts';
import { pickRandom } from './pick-random.ts';
import { pickVariant } from './variant-pool.ts';

export const selector = '[data-variants-from], [data-draw]';
export const when = 'idle';

export function start(element: HTMLElement, until: AbortSignal): void {
  if (isCrawler(navigator.userAgent)) return;
  const shown =
    element.dataset.draw === undefined ? showVariant(element, until) : showRandomEntries(element, until);
  shown.catch((error: unknown) => {
    // The first variant stays visible, so nothing is missing [S17].
    if (!until.aborted) console.info('A variant could not be shown.', error);
  });
}

async function showVariant(block: HTMLElement, until: AbortSignal): Promise<void> {
  const { variantsFrom: from = '', variantsMost: most, variantsPool: pool = '' } = block.dataset;
  if (!(await isOffScreen(block, until))) return;
  const draw = pickVariant(localStorage, pool, Number(most), Math.random);
  if (draw.variant > 1) {
    const answer = await fetchFromApi(`${from}?v=${draw.variant}`, until);
    const html = htmlIn(answer);
    if (html === '' || !(await isOffScreen(block, until))) return;
    block.innerHTML = html;
  }
  draw.markShown();
}

/** Shows `data-draw` randomly chosen entries of a list in their original order, and hides the others [FRONT-15]. */
async function showRandomEntries(list: HTMLElement, until: AbortSignal): Promise<void> {
  if (!(await isOffScreen(list, until))) return;
  const entries = [...list.children].filter((entry) => entry instanceof HTMLElement);
  const shown = pickRandom(entries, Number(list.dataset.draw), Math.random);
  for (const entry of entries) entry.hidden = !shown.has(entry);
}

/**
 * Whether it can change without moving what the reader sees: it is below the screen, or its layout has not been needed
 * yet (`content-visibility`). The observer reports that with the next frame; asking the element would force its layout.
 */
function isOffScreen(element: Element, until: AbortSignal): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect();
    const isPast = entry !== undefined && entry.boundingClientRect.bottom < 0;
    resolve(entry?.isIntersecting === false && !isPast && !until.aborted);
  });
  observer.observe(element);
  return promise;
}

function htmlIn(answer: unknown): string {
  const isObject = typeof answer === 'object' && answer !== null;
  return isObject && 'html' in answer && typeof answer.html === 'string' ? answer.html : '';
}
