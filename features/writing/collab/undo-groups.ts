/** Groups of transactions that one undo reverts: continuous writing at one position. */
import type { Transaction } from 'prosemirror-state';
import type { Mappable, StepMap } from 'prosemirror-transform';
import type { Range } from './identified-step.ts';

/** Keys of transactions, by client and number. */
export type UndoGroup = readonly string[];

export interface UndoGroups {
  done: readonly UndoGroup[];
  undone: readonly UndoGroup[];
  /** The last change, which the next one may continue. */
  last: (Range & { at: number; composition: unknown }) | null;
}

/** Details of a transaction of undo or redo. */
export interface TakingBack {
  isRedo: boolean;
  /** Keys of the steps that it reverts. */
  keys: readonly string[];
  /** Remaining groups of its kind. */
  left: readonly UndoGroup[];
}

export const noGroups: UndoGroups = { done: [], undone: [], last: null };

const pauseBetweenGroupsMs = 500;
const mostGroups = 100;

export function groupsAfter(
  groups: UndoGroups,
  transaction: Transaction,
  entry: string,
  taking: TakingBack | undefined,
): UndoGroups {
  if (taking)
    return taking.isRedo
      ? { done: [...groups.done, [entry]], undone: taking.left, last: null }
      : { done: taking.left, undone: [...groups.undone, [entry]], last: null };
  const range = lastChange(transaction);
  const composition: unknown = transaction.getMeta('composition');
  const last = range && { ...range, at: transaction.time, composition };
  const before = groups.done.at(-1);
  if (before && groups.undone.length === 0 && goesOn(groups.last, transaction, composition))
    return { ...groups, done: [...groups.done.slice(0, -1), [...before, entry]], last };
  return { done: [...groups.done, [entry]].slice(-mostGroups), undone: [], last };
}

export function mappedGroups(groups: UndoGroups, mapping: Mappable): UndoGroups {
  const { last } = groups;
  return {
    ...groups,
    last: last && { ...last, from: mapping.map(last.from, -1), to: mapping.map(last.to, 1) },
  };
}

function goesOn(last: UndoGroups['last'], transaction: Transaction, composition: unknown): boolean {
  if (!last) return false;
  if (composition !== undefined && composition === last.composition) return true;
  return transaction.time - last.at <= pauseBetweenGroupsMs && touches(transaction.mapping.maps[0], last);
}

function touches(map: StepMap | undefined, { from, to }: Range): boolean {
  let isNear = false;
  map?.forEach((start, end) => {
    isNear ||= start <= to && end >= from;
  });
  return isNear;
}

function lastChange(transaction: Transaction): Range | null {
  let range: Range | null = null;
  transaction.mapping.maps.at(-1)?.forEach((_start, _end, from, to) => {
    range = { from, to };
  });
  return range;
}
