/** Embeds of other sites: known ones become embed blocks with a normalised address, others a counted link. */
import type { Element, ElementContent } from 'hast';
import { countLoss } from '../../from-html/losses.ts';
import {
  attribute,
  find,
  findAll,
  firstAttribute,
  hasClass,
  isElement,
  textIn,
} from '../../from-html/source/hast-helpers.server.ts';
import type { BlockConverter, DraftBlock, Walk } from '../../from-html/walk.server.ts';
import { safeAddress } from '../../safe-address.ts';
import { quoteBlocks } from '../quote/quote-blocks.server.ts';
import { embedOf } from './embed-address.ts';
import { embeddedPost, postTitle } from './embedded-posts.server.ts';

export const embedElement: BlockConverter = (element, walk) => embedWithCaption(element, [], walk);

/** `around`: content of the frame around the embed. */
export function embedWithCaption(
  element: Element,
  around: readonly ElementContent[],
  walk: Walk,
): DraftBlock[] {
  const address = addressIn(element);
  const title = postTitle(element);
  const caption = [...captionIn(element), ...around];
  const known = embedOf(address, walk.ownPages);
  if (known === null) return [...withoutPlayer(element, address, title, walk), ...walk.flow(caption)];
  const { html, rest } = walk.inline(caption);
  return [
    {
      kind: 'embed',
      ...known,
      ...(title === '' ? {} : { title }),
      ...(html === '' ? {} : { caption: html }),
    },
    ...rest,
  ];
}

/** The caption, and loose text beside the address in the frame. */
function captionIn(element: Element): ElementContent[] {
  const caption = find(element.children, (inner) => inner.tagName === 'figcaption');
  const loose = isElement(element, 'figure') ? element.children.filter(isLooseText) : [];
  if (caption === undefined) return loose;
  return loose.length === 0 ? caption.children : [...loose, caption];
}

function isLooseText(node: ElementContent): boolean {
  if (node.type !== 'text' && !isElement(node, 'p', 'ul', 'ol', 'h2', 'h3', 'h4')) return false;
  return (
    textIn(node)
      .replace(/https?:\/\/\S+/g, '')
      .trim() !== ''
  );
}

function withoutPlayer(element: Element, address: string, title: string, walk: Walk): DraftBlock[] {
  const isWordPress = hasClass(element, 'wp-embedded-content') && address !== '';
  if (!isElement(element, 'blockquote') || isWordPress)
    return embeddedPost(element, address, walk) ?? unknownEmbed(address, title, walk);
  // The quoted text is worth more than a link without a player.
  countLoss(walk.losses, 'embed');
  return quoteBlocks(element, walk, []);
}

function unknownEmbed(address: string, title: string, walk: Walk): DraftBlock[] {
  const href = safeAddress(address, walk.base);
  const url = href === null ? null : URL.parse(href);
  countLoss(walk.losses, url === null ? 'embed' : `embed:${url.hostname}`);
  if (href === null || url === null || !/^https?:$/.test(url.protocol)) return [];
  const name = title === '' ? `${url.hostname}${url.pathname}`.replace(/\/$/, '') : title;
  return [{ kind: 'relatedLink', target: { to: 'address', href, title: name } }];
}

export function isEmbedElement(element: Element): boolean {
  if (isElement(element, 'blockquote')) {
    return hasClass(
      element,
      'twitter-tweet',
      'twitter-video',
      'instagram-media',
      'tiktok-embed',
      'wp-embedded-content',
    );
  }
  if (isElement(element, 'figure'))
    return hasClass(element, 'embed', 'wp-block-embed') && isPlainEmbed(element);
  return (
    isElement(element, 'div') &&
    (hasClass(element, 'fb-post', 'fb-video', 'flourish-embed', 'infogram-embed') ||
      chartId(element) !== null)
  );
}

/** A figure that contains media or a table is converted by `figureBlocks`. */
function isPlainEmbed(figure: Element): boolean {
  return (
    find(figure.children, (inner) => isElement(inner, 'img', 'table', 'pre', 'video', 'audio')) === undefined
  );
}

function addressIn(element: Element): string {
  const own = firstAttribute(element, 'dataUrl', 'dataInstgrmPermalink', 'dataHref', 'cite');
  if (own !== '') return own;
  const chart = chartId(element);
  if (chart !== null) return `https://datawrapper.dwcdn.net/${chart}/`;
  const flourish = hasClass(element, 'flourish-embed') ? attribute(element, 'dataSrc') : '';
  if (flourish !== '') return `https://flo.uri.sh/${flourish}`;
  const infogram = hasClass(element, 'infogram-embed') ? attribute(element, 'dataId') : '';
  if (infogram !== '') return `https://e.infogram.com/${infogram}`;
  // Scripts that delay frames leave `about:blank` in `src`.
  const source = ['src', 'dataSrc', 'dataLazySrc', 'data']
    .map((name) => attribute(element, name).trim())
    .find((written) => written !== '' && !/^(about|data):/i.test(written));
  return source ?? addressBelow(element);
}

function addressBelow(element: Element): string {
  const below = find(element.children, (inner) =>
    isElement(inner, 'iframe', 'embed', 'blockquote', 'param', 'object'),
  );
  if (below !== undefined) {
    const named = isElement(below, 'param') ? movieAddress(element) : addressIn(below);
    if (named !== '') return named;
  }
  const links = findAll(element.children, (inner) => inner.tagName === 'a').map((link) =>
    attribute(link, 'href'),
  );
  const post = links.findLast((href) => embedOf(href) !== null) ?? links.at(-1);
  const written = element.children.filter((child) => !isElement(child, 'figcaption')).map(textIn);
  return post ?? /https?:\/\/\S+/.exec(written.join(' '))?.[0] ?? '';
}

function movieAddress(element: Element): string {
  const param = find(element.children, (inner) => /^(movie|src)$/.test(attribute(inner, 'name')));
  return param === undefined ? '' : attribute(param, 'value');
}

function chartId(element: Element): string | null {
  return /^datawrapper-vis-(\w{5,})$/.exec(attribute(element, 'id'))?.[1] ?? null;
}

/** Scripts that render a known embed; others are dropped and counted, unless they are an embed's companion. */
export const scriptEmbed: BlockConverter = (element, walk): DraftBlock[] => {
  const address = attribute(element, 'src');
  const known = /\bdatawrapper\.dwcdn\.net\b/.test(address) ? embedOf(address) : null;
  if (known !== null) return [{ kind: 'embed', ...known }];
  const companion =
    /\/\/(platform\.(twitter|x|instagram)\.com|www\.(instagram|tiktok)\.com|connect\.facebook\.net|public\.flourish\.studio|e\.infogram\.com)\//;
  if (!companion.test(address)) countLoss(walk.losses, 'script');
  return [];
};
