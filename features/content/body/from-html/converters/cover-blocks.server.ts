import type { Element } from 'hast';
import { imageBlock, pictureSource } from '../../blocks/image/image-blocks.server.ts';
import { countLoss } from '../losses.ts';
import { attribute, hasClass } from '../source/hast-helpers.server.ts';
import type { BlockConverter } from '../walk.server.ts';

/** WordPress cover blocks of the older format, in which the image is the background of the box. */
export function isCover(element: Element): boolean {
  return hasClass(element, 'wp-block-cover', 'wp-block-cover-image') && backgroundUrl(element) !== undefined;
}

export const coverBlocks: BlockConverter = (element, walk, around) => {
  const source = pictureSource(backgroundUrl(element) ?? '');
  if (source === null) countLoss(walk.losses, 'picture');
  const image = source === null ? [] : [imageBlock({ source, alt: '' }, element, around, walk)];
  return [...image, ...walk.flow(element.children)];
};

function backgroundUrl(element: Element): string | undefined {
  const pattern =
    /(?:^|;)\s*background(?:-image)?\s*:[^;]*?url\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]*))\s*\)/i;
  const [, double, single, plain] = pattern.exec(attribute(element, 'style')) ?? [];
  return double ?? single ?? plain;
}
