import type { Command } from 'prosemirror-state';
import { withBlock } from './block-commands.ts';
import { type AddedBlock, emptyBlock } from './block-kinds.ts';
import { withNote } from './notes/notes.ts';
import { slashQuery } from './slash-query.ts';

/**
 * Adds an empty block at the cursor. The text that opened the menu is removed in the same transaction, so
 * that one undo restores it. A block that needs input is added afterwards.
 */
export function takeBlock(kind: AddedBlock): Command {
  return (state, dispatch) => {
    const { tr: transaction, selection, schema } = state;
    const { $from } = selection;
    if (slashQuery(state) !== null) transaction.delete($from.start(), $from.end());
    const block = emptyBlock(schema, kind);
    if (kind === 'footnotes') withNote(transaction);
    else if (block !== null) withBlock(transaction, block);
    dispatch?.(transaction);
    return true;
  };
}
