/** How blocks look that are more than their text: what they show stands above what is typed in them. */
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
