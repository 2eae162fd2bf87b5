import type { Element } from 'hast';
import { countLoss } from '../losses.ts';
import { attribute, hasClass } from './hast-reading.server.ts';
import { pictureSource, placed } from './image-blocks.server.ts';
import type { BlockMaker } from './walk.server.ts';

/** WordPress's text over a picture, from the time when the picture was the background of the box. */
export function isCover(element: Element): boolean {
  return hasClass(element, 'wp-block-cover', 'wp-block-cover-image') && background(element) !== undefined;
}

export const coverBlocks: BlockMaker = (element, walk, around) => {
  const source = pictureSource(background(element) ?? '');
  if (source === null) countLoss(walk.losses, 'picture');
  const image = source === null ? [] : [placed({ source, alt: '' }, element, around, walk)];
  return [...image, ...walk.flow(element.children)];
};

function background(element: Element): string | undefined {
  const pattern =
    /(?:^|;)\s*background(?:-image)?\s*:[^;]*?url\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]*))\s*\)/i;
  const [, double, single, plain] = pattern.exec(attribute(element, 'style')) ?? [];
  return double ?? single ?? plain;
}
