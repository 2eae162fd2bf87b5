/** Merges a repair of the public version into the working copy with all later changes there [ACT-04]. */
import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { writtenStep } from '../../collab/identified-step.ts';
import type { KeptText } from '../../collab/kept/kept-text.ts';
import { receiveOthers } from '../../collab/receive-others.ts';
import { type LogEntry, stepsIn, type WrittenEntry } from '../../collab/story-log.ts';
import { byEntry, confirming, ownSteps, unconfirmed, written } from '../../collab/unconfirmed.ts';

interface MergedRepair {
  /** The part of the repair that fits; null when nothing does. */
  entry: WrittenEntry | null;
  /** Text of the repair that does not fit, and text that it removes unseen. */
  kept: KeptText[];
}

interface ToMerge {
  /** The published version of the copy. */
  published: Node;
  version: number;
  /** Earlier repairs since then, also part of the log. */
  repairs: readonly WrittenEntry[];
  log: readonly LogEntry[];
}

/**
 * Merges entry by entry and deterministically, so that earlier repairs give the same result as in the log.
 */
export function mergeRepair(
  { published, version, repairs, log }: ToMerge,
  repair: WrittenEntry,
): MergedRepair {
  const { schema } = published.type;
  let state = EditorState.create({ doc: published, plugins: [unconfirmed(version)] });
  for (const entry of [...repairs, repair])
    state = state.apply(written(state.tr, entry, stepsIn(schema, entry)));
  let kept: KeptText[] = [];
  for (const entry of log) {
    const [next] = ownSteps(state);
    if (next && isSame(next, entry)) state = state.apply(confirming(state, entry.steps.length));
    else {
      const received = receiveOthers(state, stepsIn(schema, entry));
      state = received.state;
      kept = [...kept.filter(({ id }) => !received.explained.includes(id)), ...received.kept];
    }
  }
  const left = byEntry(ownSteps(state)).find((one) => isSame(one, repair));
  return {
    entry: left ? { ...repair, steps: left.steps.map(writtenStep) } : null,
    kept,
  };
}

type Identity = Pick<WrittenEntry, 'client' | 'number'>;

function isSame(one: Identity, other: Identity): boolean {
  return one.client === other.client && one.number === other.number;
}
