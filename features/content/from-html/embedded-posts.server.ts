/** Posts of WordPress sites in other stories: a quote with a link, and a frame that covers it once it has loaded. */
import type { Element } from 'hast';
import { cleanLine } from '../clean-text.ts';
import { find, firstAttribute, hasClass, isElement, textIn } from './hast-reading.server.ts';
import { linkAddress } from './link-address.server.ts';
import type { DraftBlock, Walk } from './walk.server.ts';

/** The link that stands for a post of the former site, nothing for a frame whose quote was read; null for all others. */
export function embeddedPost(element: Element, address: string, walk: Walk): DraftBlock[] | null {
  if (!isPost(element)) return null;
  const href = linkAddress(withoutFrame(address), walk);
  if (href === null) return null;
  const name = href.replace(/^https?:\/\/(www\.)?|\/$/g, '');
  if (isElement(element, 'iframe') && walk.quotedPosts.has(name)) return [];
  if (isElement(element, 'blockquote')) walk.quotedPosts.add(name);
  if (!href.startsWith('/')) return null;
  return [{ kind: 'relatedLink', target: { to: 'address', href, title: postTitle(element) || href } }];
}

/** What the quote, or else the frame, calls the post. */
export function postTitle(element: Element): string {
  const quote = partOf(element, 'blockquote');
  const frame = partOf(element, 'iframe');
  const said = quote === undefined || !isEmbedded(quote) ? '' : textIn(quote);
  return cleanLine(
    said || firstAttribute(element, 'title', 'dataTitle') || (frame ? firstAttribute(frame, 'title') : ''),
  );
}

/** A page in a frame is a post only if WordPress framed it; an address alone is what it would have framed. */
function isPost(element: Element): boolean {
  if (!isElement(element, 'blockquote', 'iframe', 'figure')) return false;
  const part = partOf(element, 'blockquote') ?? partOf(element, 'iframe');
  return part === undefined || isEmbedded(part);
}

function isEmbedded(element: Element): boolean {
  return hasClass(element, 'wp-embedded-content');
}

function partOf(element: Element, name: 'blockquote' | 'iframe'): Element | undefined {
  return find([element], (inner) => inner.tagName === name);
}

function withoutFrame(address: string): string {
  return address
    .replace(/#.*$/, '')
    .replace(/\/embed\/?$/, '/')
    .replace(/([?&])embed=true$/, '')
    .replace(/([?&])embed=true&/, '$1');
}
