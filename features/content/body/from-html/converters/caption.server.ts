/** Captions of images, videos and players; blocks that do not fit into a caption are returned as `rest`. */
import type { Element, ElementContent } from 'hast';
import type { PendingPicture } from '../../blocks/block-rules.ts';
import { textOfInline } from '../../blocks/text-parts.ts';
import { cleanLine } from '../../clean-text.ts';
import { countLoss } from '../losses.ts';
import {
  find,
  findAll,
  hasClass,
  isBlank,
  isElement,
  textIn,
  without,
} from '../source/hast-helpers.server.ts';
import type { DraftBlock, Walk } from '../walk.server.ts';

/** Adds caption and credit to an image; the photographer's name is separated from the caption. */
export function withCaption(
  picture: PendingPicture,
  caption: readonly ElementContent[],
  walk: Walk,
): { picture: PendingPicture; rest: DraftBlock[] } {
  if (caption.length === 0) return { picture, rest: [] };
  const named = findAll(caption, isCredit);
  const { html, rest } = walk.inline(withoutCredits(caption));
  const found =
    named.length > 0 ? null : /^(.*?)(?:^|[\s(])\(?(?:Fotó|Foto|Photo|Kép): ?([^<>:]{2,120}?)\)?$/.exec(html);
  const credit =
    named.length > 0 ? named.map((element) => cleanLine(textIn(element))).join(', ') : found?.[2];
  const text = (found?.[1] ?? html).trim();
  const captioned = {
    ...picture,
    ...(text === '' ? {} : { caption: text }),
    ...(credit === undefined || credit === '' ? {} : { credit: credit.trim() }),
  };
  return { picture: captioned, rest };
}

/** The content of a frame besides its one main element: its `<figcaption>`, or any loose text. */
export function captionOfFrame(frame: Element, thing: Element): ElementContent[] {
  const others = without(frame.children, thing);
  const shown = others.filter((node) => !isBlank(node));
  const [only] = shown;
  if (shown.length === 1 && isElement(only, 'figcaption')) return only.children;
  return shown.length === 0 ? [] : others;
}

/** The caption of the figure around a video or an audio element. */
export function captionOfFigure(
  around: readonly Element[],
  walk: Walk,
): { html: string; rest: DraftBlock[] } {
  const figure = around.find((outer) => isElement(outer, 'figure'));
  const caption = figure && find(figure.children, (inner) => inner.tagName === 'figcaption');
  return caption === undefined ? { html: '', rest: [] } : walk.inline(caption.children);
}

/** Inline HTML as a plain-text title; its links are counted as losses. */
export function plainTitle(html: string, walk: Walk): string {
  const links = html.match(/<a /g)?.length ?? 0;
  if (links > 0) countLoss(walk.losses, 'link', links);
  return cleanLine(textOfInline(html));
}

function isCredit(element: Element): boolean {
  return (
    isElement(element, 'span', 'small') &&
    hasClass(element, 'credit', 'photo-credit', 'image-credit', 'wp-credit')
  );
}

function withoutCredits(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes
    .filter((node) => !(isElement(node) && isCredit(node)))
    .map((node) => (isElement(node) ? { ...node, children: withoutCredits(node.children) } : node));
}
