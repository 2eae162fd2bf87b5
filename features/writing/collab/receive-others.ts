/** Receives changes of others while a writer has unconfirmed changes. */
import type { EditorState } from 'prosemirror-state';
import type { AppliedStep, IdentifiedStep } from './identified-step.ts';
import { piecesDeleted, rangesAfter } from './kept/inserted-ranges.ts';
import { type KeptText, lostText, withoutPlace } from './kept/kept-text.ts';
import { rebased } from './rebase.ts';
import { changesIn, type HiddenText, receiving } from './unconfirmed.ts';

export interface Received {
  state: EditorState;
  /** The writer's own steps as reapplied. */
  again: readonly AppliedStep[];
  /** Text that is missing from the document although nobody deleted it after seeing it. */
  kept: KeptText[];
  /** Ids of kept texts that are in the document again, or that this writer has seen and deleted. */
  explained: string[];
}

export function receiveOthers(before: EditorState, others: readonly IdentifiedStep[]): Received {
  const { unconfirmed: own, hidden } = changesIn(before);
  const { transaction, again, displaced } = rebased(before, others);
  const docs = transaction.docs.slice(own.length);
  const { lost, stillHidden, explained } = lostText({
    base: docs[0] ?? before.doc,
    before: before.doc,
    confirmed: docs[others.length] ?? transaction.doc,
    own,
    received: others.flatMap((one, at) => {
      const doc = docs[at];
      return doc ? [{ ...one, doc }] : [];
    }),
    again,
    displaced,
    hidden,
  });
  const hiddenNow = [
    ...stillHidden,
    ...lost
      .filter(({ why }) => why === 'removed')
      .flatMap(({ id, ranges }) => ranges.map((range) => ({ ...range, offset: 0, row: id }))),
  ];
  const marked = withUnseen(again, hiddenNow);
  return {
    state: before.apply(receiving(before, transaction, others, marked, hiddenNow)),
    again: marked,
    kept: lost.map(withoutPlace),
    explained,
  };
}

/**
 * Adds to each step the text that it removes unseen: undoing the step must not restore that text, as it is a
 * kept text.
 */
function withUnseen(again: readonly AppliedStep[], hidden: readonly HiddenText[]): AppliedStep[] {
  let left = hidden;
  return again.map((one) => {
    const unseen = piecesDeleted(left, one.step);
    left = left.flatMap((range) => rangesAfter(range, one.step));
    return { ...one, unseen };
  });
}
