/** Posts that WordPress embeds: a quote with a link, and an iframe that covers it once loaded. */
import type { Element } from 'hast';
import { cleanLine } from '../../clean-text.ts';
import { linkAddress } from '../../from-html/link-address.server.ts';
import {
  find,
  firstAttribute,
  hasClass,
  isElement,
  textIn,
} from '../../from-html/source/hast-helpers.server.ts';
import type { DraftBlock, Walk } from '../../from-html/walk.server.ts';

/** A link for a post of the former site, no block for an iframe whose quote is converted; null otherwise. */
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

/** Title of the post: the quote's text, or else the iframe's title. */
export function postTitle(element: Element): string {
  const quote = partOf(element, 'blockquote');
  const frame = partOf(element, 'iframe');
  const quoted = quote === undefined || !isEmbedded(quote) ? '' : textIn(quote);
  return cleanLine(
    quoted || firstAttribute(element, 'title', 'dataTitle') || (frame ? firstAttribute(frame, 'title') : ''),
  );
}

/** An iframe or quote is a post only with WordPress's class; a bare address in an embed figure counts too. */
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
