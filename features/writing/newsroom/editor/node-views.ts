/** Node views of blocks with more than text: their rendering is above the editable text. */
import type { NodeViewConstructor } from 'prosemirror-view';
import { type PictureViewNeeds, pictureView } from '../pictures/picture-view.ts';
import { shownKinds } from './shown/ShownBlocks.tsx';
import type { ShownBlocks } from './shown/shown-blocks.ts';

export function nodeViews(
  pictures: PictureViewNeeds,
  { nodeView }: ShownBlocks,
): Record<string, NodeViewConstructor> {
  return {
    image: pictureView(pictures),
    picture: pictureView(pictures),
    ...Object.fromEntries(shownKinds.map((kind) => [kind, nodeView])),
  };
}
