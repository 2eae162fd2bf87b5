import type { Element } from 'hast';
import { cleanLine } from '../clean-text.ts';
import type { PendingPicture } from '../pending-body.ts';
import { findAll, hasClass, isElement, textIn } from './hast-reading.server.ts';
import type { Walk } from './walk.server.ts';

/** The picture with what its caption says, the photographer's name apart from it. */
export function captioned(picture: PendingPicture, caption: Element | undefined, walk: Walk): PendingPicture {
  if (caption === undefined) return picture;
  const named = findAll(caption.children, isCredit);
  const { html } = walk.inline(withoutCredits(caption).children);
  const found =
    named.length > 0 ? null : /^(.*?)(?:^|[\s(])\(?(?:Fotó|Foto|Photo|Kép): ?([^<>:]{2,120}?)\)?$/.exec(html);
  const credit =
    named.length > 0 ? named.map((element) => cleanLine(textIn(element))).join(', ') : found?.[2];
  const text = (found?.[1] ?? html).trim();
  return {
    ...picture,
    ...(text === '' ? {} : { caption: text }),
    ...(credit === undefined || credit === '' ? {} : { credit: credit.trim() }),
  };
}

function isCredit(element: Element): boolean {
  return (
    isElement(element, 'span', 'small') &&
    hasClass(element, 'credit', 'photo-credit', 'image-credit', 'wp-credit')
  );
}

function withoutCredits(element: Element): Element {
  const children = element.children
    .filter((child) => !(isElement(child) && isCredit(child)))
    .map((child) => (isElement(child) ? withoutCredits(child) : child));
  return { ...element, children };
}
