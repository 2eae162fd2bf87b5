/** The part above a block's text: its block, and the changes that it offers. */
import type { Node } from 'prosemirror-model';
import type { EditorFiles } from '../files/use-files.ts';
import type { Requested } from '../requests/requested.ts';
import type { ShownBlock } from './shown-blocks.ts';

export interface HeadProps {
  block: ShownBlock;
  /** Undefined where the story is read-only. */
  edit: BlockEditing | undefined;
}

export interface BlockEditing {
  files: EditorFiles;
  request(requested: Requested): void;
  setAttributes(block: ShownBlock, attributes: Readonly<Record<string, unknown>>): void;
  /** Replaces the block by others. */
  replace(block: ShownBlock, blocks: readonly Node[]): void;
}
