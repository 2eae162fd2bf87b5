/**
 * The ranges of a document that given steps inserted, each with its step and its offset in the inserted
 * content.
 */
import type { Node } from 'prosemirror-model';
import type { Step, StepMap } from 'prosemirror-transform';
import { type AppliedStep, type IdentifiedStep, keyOf, type Range } from '../identified-step.ts';
import { MoveStep } from '../move-step.ts';

export interface PlacedRange extends Range {
  /** Offset of the range in the inserted content. */
  offset: number;
}

/** `source` and `offset` identify the text, also after it was deleted and restored. */
export interface InsertedRange extends PlacedRange {
  /** Key of the step that inserted it. */
  source: string;
  client: string;
  number: number;
}

export interface UnseenRange extends InsertedRange {
  /** Id of the kept text. */
  row: string;
}

/** The `source` of text of the document before the first step. */
export const baseSource = '';

/**
 * The inserted ranges, in the order of the document after the last step.
 * @param base the document before the first step, to include its text
 * @param unseen receives the text that the steps delete and that is stored as kept text
 */
export function followed(
  steps: readonly AppliedStep[],
  base?: Node,
  unseen: UnseenRange[] = [],
): InsertedRange[] {
  const whole = base && {
    from: 0,
    to: base.content.size,
    client: '',
    number: 0,
    source: baseSource,
    offset: 0,
  };
  let ranges: InsertedRange[] = whole ? [whole] : [];
  /** Ranges that each step deleted, by its changes in their order; a step that undoes it restores them. */
  const deleted = new Map<string, Deleted[]>();
  for (const one of steps) {
    const before = ranges;
    ranges = before.flatMap((range) => rangesAfter(range, one.step));
    if (one.step instanceof MoveStep) continue;
    for (const { from, to, row } of one.unseen)
      unseen.push(...piecesWithin(before, from, to).map((piece) => ({ ...piece, row })));
    const map = one.step.getMap();
    deleted.set(keyOf(one), deletionsOf(map, before, one.unseen));
    ranges.push(...insertedBy(one, map, one.takesBack === null ? undefined : deleted.get(one.takesBack)));
  }
  return ranges.toSorted((one, other) => one.from - other.from);
}

/** The remaining parts of a range after a step. */
export function rangesAfter<R extends PlacedRange>(range: R, step: Step): R[] {
  return step instanceof MoveStep ? movedPieces(range, step) : piecesLeft(range, step.getMap());
}

/** The deleted parts of ranges, in the order of the document. */
export function piecesDeleted<R extends Range>(ranges: readonly R[], step: Step): R[] {
  if (step instanceof MoveStep) return [];
  const map = step.getMap();
  const found: R[] = [];
  map.forEach((start, end) => {
    for (const range of ranges) {
      const [from, to] = [Math.max(range.from, start), Math.min(range.to, end)];
      if (to > from) found.push({ ...range, from, to });
    }
  });
  return found.toSorted((one, other) => one.from - other.from);
}

interface Deleted {
  size: number;
  /** Positions relative to the start of the deletion. */
  pieces: InsertedRange[];
}

function deletionsOf(map: StepMap, ranges: readonly InsertedRange[], unseen: readonly Range[]): Deleted[] {
  const found: Deleted[] = [];
  map.forEach((start, end) => {
    let at = start;
    const deleted: Deleted = { size: 0, pieces: [] };
    const add = (to: number) => {
      if (to <= at) return;
      const moved = deleted.size;
      for (const piece of piecesWithin(ranges, at, to))
        deleted.pieces.push({ ...piece, from: piece.from + moved, to: piece.to + moved });
      deleted.size += to - at;
    };
    for (const left of unseen.filter(({ from, to }) => from >= start && to <= end)) {
      add(left.from);
      at = left.to;
    }
    add(end);
    found.push(deleted);
  });
  return found;
}

function insertedBy(one: IdentifiedStep, map: StepMap, takenBack: Deleted[] | undefined): InsertedRange[] {
  const inserted: InsertedRange[] = [];
  let offset = 0;
  let change = 0;
  map.forEach((_start, _end, from, to) => {
    const size = to - from;
    const back = takenBack?.[change++];
    const { client, number } = one;
    if (back && back.size === size)
      for (const piece of back.pieces)
        inserted.push({ ...piece, from: piece.from + from, to: piece.to + from });
    else if (size > 0) inserted.push({ from, to, client, number, source: keyOf(one), offset });
    offset += size;
  });
  return inserted;
}

function piecesWithin(ranges: readonly InsertedRange[], start: number, end: number): InsertedRange[] {
  return ranges.flatMap((range) => {
    const from = Math.max(range.from, start);
    const to = Math.min(range.to, end);
    return to > from
      ? [{ ...range, from: from - start, to: to - start, offset: range.offset + from - range.from }]
      : [];
  });
}

/** A range after a move, with moved parts at their new position. */
function movedPieces<R extends PlacedRange>(range: R, step: MoveStep): R[] {
  const from = Math.max(range.from, step.from);
  const to = Math.min(range.to, step.to);
  const start = step.moved(from);
  const inside =
    to > from && start !== null
      ? [{ ...range, from: start, to: start + to - from, offset: range.offset + from - range.from }]
      : [];
  return [...inside, ...piecesLeft(range, step.getMap())];
}

/**
 * The remaining parts of a range after a step, which divides it where it inserts or replaces inside.
 * `StepMap.map` cannot be used: it does not get past the first of two adjacent changes.
 */
function piecesLeft<R extends PlacedRange>(range: R, map: StepMap): R[] {
  const pieces: R[] = [];
  let from = range.from;
  let shift = 0;
  const add = (end: number) => {
    const to = Math.min(end, range.to);
    if (to > from)
      pieces.push({ ...range, from: from + shift, to: to + shift, offset: range.offset + from - range.from });
  };
  map.forEach((start, end, newStart, newEnd) => {
    add(start);
    from = Math.max(from, end);
    shift += newEnd - newStart - (end - start);
  });
  add(range.to);
  return pieces;
}
