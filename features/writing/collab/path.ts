/**
 * Maps positions through a sequence of steps. Positions in a moved block follow the block instead of counting
 * as deleted, and positions in deleted content are valid again once a later step restores the content.
 */
import type { Mappable, MapResult, Step, StepMap } from 'prosemirror-transform';
import { type IdentifiedStep, keyOf } from './identified-step.ts';
import { MoveStep } from './move-step.ts';

export class Path {
  readonly #steps: { map: StepMap; move: MoveStep | null }[] = [];
  readonly #mirrors = new Map<number, number[]>();

  /** @returns its index */
  add(step: Step): number {
    this.#steps.push({ map: step.getMap(), move: step instanceof MoveStep ? step : null });
    return this.#steps.length - 1;
  }

  /** Records that the later step undoes the earlier one. */
  mirror(earlier: number, later: number): void {
    this.#mirrors.set(earlier, [...(this.#mirrors.get(earlier) ?? []), later]);
  }

  /**
   * Maps a step. It follows a moved block if it is entirely inside; otherwise the move counts as a deletion.
   */
  mapped(step: Step, from: number): Step | null {
    const following = new Stretch(this, from, true);
    const followed = step.map(following);
    return following.isDivided ? step.map(new Stretch(this, from, false)) : followed;
  }

  /** A mapping for single positions. */
  after(from: number): Mappable {
    return new Stretch(this, from, true);
  }

  get length(): number {
    return this.#steps.length;
  }

  at(place: number): { map: StepMap; move: MoveStep | null } | undefined {
    return this.#steps[place];
  }

  /** Maps a deleted position to its place after the nearest later step that restores the same content. */
  again(place: number, at: number, side: number): { place: number; at: number } | null {
    for (const later of this.#mirrors.get(place)?.toSorted((one, other) => one - other) ?? []) {
      const found = putBackAt(this.#steps[place]?.map, this.#steps[later]?.map, at, side);
      if (found !== null) return { place: later, at: found };
    }
    return null;
  }
}

/** The path of the steps of a log or of a writer, in order. */
export function pathOf(steps: readonly IdentifiedStep[]): Path {
  const path = new Path();
  const places = new Map<string, number>();
  for (const one of steps) {
    const place = path.add(one.step);
    places.set(keyOf(one), place);
    const taken = one.takesBack === null ? undefined : places.get(one.takesBack);
    if (taken !== undefined) path.mirror(taken, place);
  }
  return path;
}

/**
 * The position in the content that a later step restores. The ranges of a step and its inverse are in the
 * same order.
 */
function putBackAt(map: StepMap | undefined, back: StepMap | undefined, at: number, side: number) {
  const deleted = rangesOf(map);
  const inserted = rangesOf(back);
  const place = deleted.findIndex(({ start, end }) =>
    side > 0 ? at >= start && at < end : at > start && at <= end,
  );
  const [from, to] = [deleted[place], inserted[place]];
  if (!from || !to || from.end - from.start !== to.newEnd - to.newStart) return null;
  return to.newStart + at - from.start;
}

function rangesOf(map: StepMap | undefined) {
  const ranges: { start: number; end: number; newStart: number; newEnd: number }[] = [];
  map?.forEach((start, end, newStart, newEnd) => {
    ranges.push({ start, end, newStart, newEnd });
  });
  return ranges;
}

/** The part of a path after one of its steps. */
class Stretch implements Mappable {
  readonly #path: Path;
  readonly #from: number;
  readonly #follows: boolean;
  /** For each move, whether mapped positions were inside (`true`) or outside (`false`) the moved range. */
  readonly #seen = new Map<MoveStep, Set<boolean>>();

  constructor(path: Path, from: number, follows: boolean) {
    this.#path = path;
    this.#from = from;
    this.#follows = follows;
  }

  get isDivided(): boolean {
    return [...this.#seen.values()].some(({ size }) => size > 1);
  }

  map(at: number, side = 1): number {
    return this.mapResult(at, side).pos;
  }

  mapResult(at: number, side = 1): MapResult {
    const result = {
      pos: at,
      deleted: false,
      deletedBefore: false,
      deletedAfter: false,
      deletedAcross: false,
    };
    for (let place = this.#from; place < this.#path.length; place++) {
      const step = this.#path.at(place);
      if (!step) break;
      const moved = this.#moved(step.move, result.pos, side);
      if (moved !== null) {
        result.pos = moved;
        continue;
      }
      const again = this.#path.again(place, result.pos, side);
      if (again) {
        result.pos = again.at;
        place = again.place;
        continue;
      }
      const next = step.map.mapResult(result.pos, side);
      result.pos = next.pos;
      result.deleted ||= next.deleted;
      result.deletedBefore ||= next.deletedBefore;
      result.deletedAfter ||= next.deletedAfter;
      result.deletedAcross ||= next.deletedAcross;
    }
    return result;
  }

  #moved(move: MoveStep | null, at: number, side: number): number | null {
    if (!move || !this.#follows) return null;
    const moved = move.moved(at, side);
    const seen = this.#seen.get(move) ?? new Set();
    this.#seen.set(move, seen.add(moved !== null));
    return moved;
  }
}
