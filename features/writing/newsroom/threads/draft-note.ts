/** Begins a note on what is selected. */
import { NodeSelection, type Selection } from 'prosemirror-state';
import type { StoryConnection } from '../connection/story-connection.ts';
import { changePlaces, type Drafted } from './thread-places.ts';

/** False when the text cannot be saved now: its places mean nothing to others before. */
export async function draftNote(connection: StoryConnection): Promise<boolean> {
  if (!(await connection.flush())) return false;
  const { state } = connection;
  connection.dispatch(changePlaces(state, { drafted: draftedOf(state.selection) }));
  return true;
}

export function endDraft(connection: StoryConnection): void {
  connection.dispatch(changePlaces(connection.state, { drafted: null }));
}

/** A range of text, or the block with the cursor; the title and the lead are text as a whole. */
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
