import type { Element } from 'hast';
import { cleanLine } from '../../clean-text.ts';
import { captionOfFigure } from '../../from-html/converters/caption.server.ts';
import { countLoss } from '../../from-html/losses.ts';
import {
  attribute,
  find,
  findAll,
  firstAttribute,
  hasClass,
  isElement,
  textIn,
  wholeNumber,
  without,
} from '../../from-html/source/hast-helpers.server.ts';
import type { BlockConverter, DraftBlock, Walk } from '../../from-html/walk.server.ts';
import { safeAddress } from '../../safe-address.ts';
import { embedOf } from '../embed/embed-address.ts';
import { isPicture } from '../image/image-blocks.server.ts';
import { textOfInline } from '../text-parts.ts';

export function isFileElement(element: Element): boolean {
  return isElement(element, 'p', 'div') && hasClass(element, 'file', 'wp-block-file');
}

/** A file to download. */
export const fileBlocks: BlockConverter = (element, walk) => {
  const link = find(element.children, (inner) => inner.tagName === 'a' && attribute(inner, 'href') !== '');
  if (link === undefined) return walk.flow(element.children);
  const bytes = wholeNumber(attribute(element, 'dataBytes'), 0, Number.MAX_SAFE_INTEGER);
  const href = attribute(link, 'href');
  const name = cleanLine(textIn(link));
  const same = findAll(element.children, (inner) => inner === link || repeatsFile(inner, href, name));
  // A file's name is plain text: images and other links in it become blocks of their own.
  const held = same.flatMap(({ children }) =>
    findAll(children, (inner) => isPicture(inner) || isLinkElsewhere(inner, href)),
  );
  const rest = walk.flow([...new Set(held), ...without(element.children, ...same)]);
  return [...fileBlock(href, name, walk, bytes), ...rest];
};

/** WordPress repeats the file's link in a button and shows the file in an `<object>`. */
function repeatsFile(element: Element, href: string, name: string): boolean {
  const { tagName, properties } = element;
  if (tagName === 'object') return attribute(element, 'data') === href;
  const isButton = hasClass(element, 'wp-block-file__button') || 'download' in properties;
  return attribute(element, 'href') === href && (isButton || ['', name].includes(cleanLine(textIn(element))));
}

function isLinkElsewhere(element: Element, href: string): boolean {
  const address = attribute(element, 'href');
  return address !== '' && address !== href;
}

/** Audio and video files of the old site become file blocks and are counted, because they no longer play. */
export const mediaFileBlocks: BlockConverter = (element, walk, around) => {
  const below = find(element.children, (inner) => inner.tagName === 'source');
  const source =
    firstAttribute(element, 'src', 'dataSrc') || (below === undefined ? '' : attribute(below, 'src'));
  const { html, rest } = captionOfFigure(around, walk);
  const known = embedOf(source, walk.ownPages);
  if (known !== null)
    return [{ kind: 'embed', ...known, ...(html === '' ? {} : { caption: html }) }, ...rest];
  countLoss(walk.losses, element.tagName);
  // A file's name is plain text: a caption with a link, or without a file, becomes a paragraph.
  const name = html.includes('<a ') ? '' : textOfInline(html);
  const file = fileBlock(source, cleanLine(name || attribute(element, 'title')), walk);
  const isRedundant = html === '' || (name !== '' && file.length > 0);
  return [...file, ...(isRedundant ? [] : [{ kind: 'paragraph' as const, html }]), ...rest];
};

function fileBlock(address: string, name: string, walk: Walk, bytes?: number): DraftBlock[] {
  // Unlike pages, files stay at their old addresses.
  const url = safeAddress(URL.parse(address, walk.base)?.href ?? address);
  if (url === null || !/^(https?:|\/)/.test(url)) {
    countLoss(walk.losses, 'file');
    return [];
  }
  const shown = name === '' ? fileName(url) : name;
  return [
    bytes === undefined ? { kind: 'file', url, name: shown } : { kind: 'file', url, name: shown, bytes },
  ];
}

function fileName(url: string): string {
  const last =
    url
      .split(/[?#]/)[0]
      ?.split('/')
      .findLast((part) => part !== '') ?? url;
  try {
    return cleanLine(decodeURIComponent(last));
  } catch {
    // Not percent-encoded UTF-8: the raw name is used.
    return last;
  }
}
