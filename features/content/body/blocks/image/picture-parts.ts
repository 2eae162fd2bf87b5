/** The parts of a picture in the editor, alone and in a gallery. */
import type { Node } from 'prosemirror-model';
import { partOf, type Reading, type Writing } from '../../document/block-nodes.ts';
import type { ImageUse } from './image-use.ts';

export const pictureContent = 'alt caption credit';

export function writePicture({ alt, caption, credit }: ImageUse, to: Writing): Node[] {
  return [
    to.node('alt', to.text(alt)),
    to.node('caption', to.inline(caption)),
    to.node('credit', to.text(credit)),
  ];
}

export function readPicture(node: Node, from: Reading): Record<string, unknown> {
  return {
    imageId: node.attrs.imageId,
    alt: from.text(partOf(node, 'alt')),
    caption: from.html(partOf(node, 'caption')) || undefined,
    credit: from.text(partOf(node, 'credit')) || undefined,
  };
}
