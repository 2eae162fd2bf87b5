/** What stands above a block's text: of which block, and what it may change. */
import type { Node } from 'prosemirror-model';
import type { EditorFiles } from '../files/use-files.ts';
import type { Requested } from '../requests/requested.ts';
import type { ShownBlock } from './shown-blocks.ts';

export interface HeadProps {
  block: ShownBlock;
  /** Undefined where the story is only read. */
  edit: BlockEditing | undefined;
}

export interface BlockEditing {
  files: EditorFiles;
  request(requested: Requested): void;
  setAttributes(block: ShownBlock, attributes: Readonly<Record<string, unknown>>): void;
  /** Takes the block away and puts others in its place. */
  replace(block: ShownBlock, blocks: readonly Node[]): void;
}
