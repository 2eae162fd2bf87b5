import type { Element } from 'hast';
import { cleanLine } from '../../clean-text.ts';
import { linkAddress } from '../../from-html/link-address.server.ts';
import { countLoss } from '../../from-html/losses.ts';
import {
  attribute,
  findAll,
  hasClass,
  isElement,
  textIn,
  without,
} from '../../from-html/source/hast-helpers.server.ts';
import type { BlockConverter } from '../../from-html/walk.server.ts';
import { isPicture } from '../image/image-blocks.server.ts';

export function isRelatedLink(element: Element): boolean {
  return isElement(element, 'a') && hasClass(element, 'related');
}

/** A link in a box: to a story of ours (`story:{slug}`) or to an address. */
export const relatedLinkBlocks: BlockConverter = (element, walk, around) => {
  const pictures = findAll(element.children, isPicture);
  if (pictures.length > 0)
    return [
      ...walk.flow(pictures),
      ...relatedLinkBlocks({ ...element, children: without(element.children, ...pictures) }, walk, around),
    ];
  const href = linkAddress(attribute(element, 'href'), walk);
  if (href === null || href.startsWith('#')) {
    countLoss(walk.losses, 'link');
    return walk.flow(element.children);
  }
  const inner = findAll(element.children, (inside) => attribute(inside, 'href') !== '');
  if (inner.length > 0) countLoss(walk.losses, 'link', inner.length);
  if (href.startsWith('story:'))
    return [{ kind: 'relatedLink', target: { to: 'story', slug: href.slice('story:'.length) } }];
  const title = cleanLine(textIn(element));
  return [{ kind: 'relatedLink', target: { to: 'address', href, title: title === '' ? href : title } }];
};
