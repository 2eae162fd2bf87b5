/** Elements that leave nothing on the page. */
import type { Element } from 'hast';
import { countLoss, type Losses } from '../losses.ts';
import { isHidden } from './hast-reading.server.ts';
import { isTrackingPixel } from './image-blocks.server.ts';

const wordless = new Set(
  'style template noscript head title meta link base map area param source track datalist noframes frameset frame rp wbr basefont bgsound keygen'.split(
    ' ',
  ),
);
const lost = new Map([
  ['svg', 'drawing'],
  ['math', 'formula'],
  ['canvas', 'drawing'],
  ['input', 'form'],
  ['select', 'form'],
  ['textarea', 'form'],
  ['button', 'form'],
  ['xmp', 'unknown'],
  ['plaintext', 'unknown'],
]);

/** Counts what a reader would have seen, and what would have seen the reader. */
export function isSilent(element: Element, losses: Losses): boolean {
  if (wordless.has(element.tagName)) return true;
  const loss = lossOf(element);
  if (loss !== undefined) countLoss(losses, loss);
  return loss !== undefined;
}

function lossOf(element: Element): string | undefined {
  if (isTrackingPixel(element)) return 'tracking-pixel';
  return isHidden(element) ? 'hidden' : lost.get(element.tagName);
}
