/** Begins a note on the selection. */
import { NodeSelection, type Selection } from 'prosemirror-state';
import type { StoryConnection } from '../connection/story-connection.ts';
import { changePlaces, type Drafted } from './thread-places.ts';

/** False when changes cannot be sent now: positions in unsent text have no meaning for others. */
export async function draftNote(connection: StoryConnection): Promise<boolean> {
  if (!(await connection.flush())) return false;
  const { state } = connection;
  connection.dispatch(changePlaces(state, { drafted: draftedOf(state.selection) }));
  return true;
}

export function endDraft(connection: StoryConnection): void {
  connection.dispatch(changePlaces(connection.state, { drafted: null }));
}

/** The selected range of text, or the block with the cursor; in title and lead the whole text. */
function draftedOf(selection: Selection): Drafted {
  const { $from, from, to, empty } = selection;
  if (!empty && !(selection instanceof NodeSelection)) return { kind: 'text', range: { from, to } };
  const part = $from.depth === 0 ? $from.nodeAfter : $from.node(1);
  if (!part) return null;
  const { key } = part.attrs;
  if (typeof key === 'string') return { kind: 'block', key };
  if (part.content.size === 0) return null;
  const begin = $from.depth === 0 ? $from.pos + 1 : $from.start(1);
  return { kind: 'text', range: { from: begin, to: begin + part.content.size } };
}
