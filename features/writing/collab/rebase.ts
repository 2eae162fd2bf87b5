/** Reapplies a writer's unconfirmed steps after steps of others, as far as possible. */
import type { EditorState, Transaction } from 'prosemirror-state';
import type { Step } from 'prosemirror-transform';
import { type AppliedStep, claimsOf, type IdentifiedStep, keyOf } from './identified-step.ts';
import { piecesDeleted, rangesAfter } from './kept/inserted-ranges.ts';
import { Path } from './path.ts';
import { changesIn, inverseOf } from './unconfirmed.ts';

export interface Rebased {
  /** Reverts the own steps, applies those of others, and reapplies the own ones. */
  transaction: Transaction;
  again: AppliedStep[];
  /**
   * Keys of the own steps whose whole effect others have achieved already: they are not reapplied, and none
   * of their text is lost.
   */
  displaced: ReadonlySet<string>;
}

export function rebased(state: EditorState, others: readonly IdentifiedStep[]): Rebased {
  const { unconfirmed: own, hidden } = changesIn(state);
  const path = new Path();
  const transaction = state.tr;
  const add = (step: Step) => {
    transaction.step(step);
    path.add(step);
  };
  for (const { step, doc } of own.toReversed()) add(step.invert(doc));
  let left = hidden;
  for (const { step } of others) {
    add(step);
    left = left.flatMap((range) => rangesAfter(range, step));
  }

  const placeBefore = new Map(own.map((one, index) => [keyOf(one), own.length - 1 - index]));
  const claimed = new Set(others.flatMap(claimsOf));
  const displaced = new Set<string>();
  const again = new Map<string, AppliedStep & { place: number }>();
  for (const [index, one] of own.entries()) {
    const key = keyOf(one);
    const before = own.length - 1 - index;
    const claims = claimsOf(one);
    if (claims.some((claim) => claimed.has(claim))) {
      if (claims.every((claim) => claimed.has(claim))) displaced.add(key);
      continue;
    }
    const taken = one.takesBack === null ? undefined : placeBefore.get(one.takesBack);
    const takenAgain = one.takesBack === null ? undefined : again.get(one.takesBack);
    if (taken !== undefined) path.mirror(before, taken);
    // The step that it undoes may have changed: invert the changed step.
    const from = taken === undefined ? one.step : takenAgain ? inverseOf(takenAgain) : null;
    const step = from && path.mapped(from, takenAgain ? takenAgain.place + 1 : before + 1);
    const doc = transaction.doc;
    if (step === null || !applyIfFits(transaction, step)) continue;
    const unseen = piecesDeleted(left, step);
    left = left.flatMap((range) => rangesAfter(range, step));
    const place = path.add(step);
    path.mirror(before, place);
    if (takenAgain) path.mirror(takenAgain.place, place);
    again.set(key, { ...one, step, doc, unseen, place });
  }
  // Mapped by the path: ProseMirror's mapping does not follow moves.
  transaction.setSelection(state.selection.getBookmark().map(path.after(0)).resolve(transaction.doc));
  return { transaction, again: [...again.values()].map(({ place: _place, ...one }) => one), displaced };
}

export function applyIfFits(transaction: Transaction, step: Step): boolean {
  try {
    return transaction.maybeStep(step).failed === null;
  } catch (error) {
    // A position outside of the document: the step was partly in a moved block that became shorter.
    if (error instanceof RangeError) return false;
    throw error;
  }
}
