/** Elements that produce no blocks. */
import type { Element } from 'hast';
import { isTrackingPixel } from '../../blocks/image/image-blocks.server.ts';
import { countLoss, type Losses } from '../losses.ts';
import { isHidden } from './hast-helpers.server.ts';

const withoutContent = new Set(
  'style template noscript head title meta link base map area param source track datalist noframes frameset frame rp wbr basefont bgsound keygen'.split(
    ' ',
  ),
);
const lossByTag = new Map([
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

/** True for elements to drop; those with visible content and tracking pixels are counted as losses. */
export function isDropped(element: Element, losses: Losses): boolean {
  if (withoutContent.has(element.tagName)) return true;
  const loss = lossOf(element);
  if (loss !== undefined) countLoss(losses, loss);
  return loss !== undefined;
}

function lossOf(element: Element): string | undefined {
  if (isTrackingPixel(element)) return 'tracking-pixel';
  return isHidden(element) ? 'hidden' : lossByTag.get(element.tagName);
}
