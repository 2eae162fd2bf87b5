import type { Command } from 'prosemirror-state';
import { withBlock } from './block-commands.ts';
import { type AddedBlock, emptyBlock } from './block-kinds.ts';
import { withNote } from './notes/notes.ts';
import { slashQuery } from './slash-query.ts';

/**
 * Adds an empty block where the cursor is; what called the menu is taken out of the paragraph, in the same transaction,
 * so that one undo brings it back. A block that something has to be asked for is added afterwards.
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
