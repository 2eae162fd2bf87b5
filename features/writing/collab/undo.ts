/** Undo and redo of a writer's changes among changes of others. */
import { type EditorState, Selection, type Transaction } from 'prosemirror-state';
import type { Step } from 'prosemirror-transform';
import { claimsOf, keyOf } from './identified-step.ts';
import { MoveStep } from './move-step.ts';
import { pathOf } from './path.ts';
import { applyIfFits } from './rebase.ts';
import { changesIn, entryOf, inverseOf, type PastStep, takingBack } from './unconfirmed.ts';
import type { UndoGroup } from './undo-groups.ts';

type Dispatch = (transaction: Transaction) => void;

export function undo(state: EditorState, dispatch?: Dispatch): boolean {
  return takeBack(state, false, dispatch);
}

export function redo(state: EditorState, dispatch?: Dispatch): boolean {
  return takeBack(state, true, dispatch);
}

/** Skips groups of which concurrent changes left nothing. */
function takeBack(state: EditorState, isRedo: boolean, dispatch?: Dispatch): boolean {
  const { done, undone } = changesIn(state).groups;
  const groups = isRedo ? undone : done;
  if (!dispatch) return groups.length > 0;
  for (let at = groups.length - 1; at >= 0; at--) {
    const group = groups[at] ?? [];
    const { transaction, keys } = inverted(state, group);
    if (keys.length === 0) continue;
    dispatch(takingBack(transaction, { isRedo, keys, left: groups.slice(0, at) }));
    return true;
  }
  return false;
}

/** A transaction that reverts each step of a group that was not reverted before. */
function inverted(state: EditorState, group: UndoGroup): { transaction: Transaction; keys: string[] } {
  const { past, unconfirmed } = changesIn(state);
  const steps: PastStep[] = [...past, ...unconfirmed.map((one) => ({ ...one, inverse: inverseOf(one) }))];
  const taken = new Set(steps.flatMap(claimsOf));
  const entries = new Set(group);
  const path = pathOf(steps);
  const transaction = state.tr;
  const keys: string[] = [];
  for (const [place, one] of [...steps.entries()].toReversed()) {
    if (!entries.has(entryOf(one)) || one.inverse === null || taken.has(keyOf(one))) continue;
    const step = path.mapped(one.inverse, place + 1);
    // The inverse would also delete text that others wrote inside.
    if (step === null || deletedSize(step) > deletedSize(one.inverse)) continue;
    if (!applyIfFits(transaction, step)) continue;
    path.mirror(place, path.add(step));
    keys.push(keyOf(one));
  }
  return { transaction: withSelection(transaction), keys };
}

function deletedSize(step: Step): number {
  if (step instanceof MoveStep) return 0;
  let size = 0;
  step.getMap().forEach((start, end) => {
    size += end - start;
  });
  return size;
}

/** Places the cursor at the end of the last change that has a position. */
function withSelection(transaction: Transaction): Transaction {
  let end: number | null = null;
  transaction.mapping.maps.forEach((map, at) => {
    map.forEach((_start, _end, _from, to) => {
      end = transaction.mapping.slice(at + 1).map(to);
    });
  });
  if (end === null) return transaction;
  return transaction.setSelection(Selection.near(transaction.doc.resolve(end), -1)).scrollIntoView();
}
