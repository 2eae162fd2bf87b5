import type { SimpleBlock, SimpleKind } from '../blocks/block-kinds.ts';
import type { BlockContext } from './block-context.ts';
import type { HeadingLevel } from './heading-outline.ts';

/** Of the view of one kind of block. */
export interface BlockProps<K extends SimpleKind> {
  block: SimpleBlock<K>;
  context: BlockContext;
  /** Of a heading here. */
  level: HeadingLevel;
}
