/** Parts that several kinds of blocks have, empty where nothing is typed. */
import type { NodeSpec } from 'prosemirror-model';
import { inlineSpec, textSpec } from '../document/node-spec.ts';

export const partSpecs: Record<string, NodeSpec> = {
  mediaTitle: textSpec('media-title'),
  alt: textSpec('alt'),
  caption: inlineSpec('caption', 'figcaption'),
  credit: textSpec('credit'),
  source: inlineSpec('source', 'footer'),
};
