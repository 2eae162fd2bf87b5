/** Acts and, between them, states at pauses, newest first [REV-01]. */
import type { LoggedAct } from '../story-answers.ts';
import type { StoryState, StoryStates } from './versions-calls.ts';

export interface HistoryEntry {
  at: string;
  act: LoggedAct | null;
  /** Version of the working copy; null where its document is no longer stored. */
  version: number | null;
  /** The state with its changes since the previous one; only in one entry of each version. */
  state: StoryState | null;
}

export function historyEntries(acts: readonly LoggedAct[], { states }: StoryStates): HistoryEntry[] {
  const stored = new Map(states.map((state) => [state.version, state]));
  const told = new Set<number>();
  const ofActs = acts.toReversed().map((act): HistoryEntry => {
    const { version, at } = act;
    const state = stored.get(version);
    const isFirst = state?.kind === 'act' && !told.has(version);
    told.add(version);
    return { at, act, version: state ? version : null, state: isFirst ? state : null };
  });
  const ofPauses = states
    .filter(({ kind }) => kind !== 'act')
    .map((state): HistoryEntry => ({ at: state.at, act: null, version: state.version, state }));
  return [...ofActs.toReversed(), ...ofPauses].toSorted((one, other) => other.at.localeCompare(one.at));
}
