import type { Element } from 'hast';
import { cleanLine } from '../clean-text.ts';
import { countLoss } from '../losses.ts';
import { attribute, hasClass, isElement, textIn } from './hast-reading.server.ts';
import { linkAddress } from './link-address.server.ts';
import type { BlockMaker } from './walk.server.ts';

export function isRelatedLink(element: Element): boolean {
  return isElement(element, 'a') && hasClass(element, 'related');
}

/** A link in a box of its own: to a story of ours (`story:{slug}`) or to an address. */
export const relatedLinkBlocks: BlockMaker = (element, walk) => {
  const href = linkAddress(attribute(element, 'href'), walk);
  if (href === null || href.startsWith('#')) {
    countLoss(walk.losses, 'link');
    return walk.flow(element.children);
  }
  if (href.startsWith('story:'))
    return [{ kind: 'relatedLink', target: { to: 'story', slug: href.slice('story:'.length) } }];
  const title = cleanLine(textIn(element));
  return [{ kind: 'relatedLink', target: { to: 'address', href, title: title === '' ? href : title } }];
};
