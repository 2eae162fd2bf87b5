/**
 * Moves whole blocks to another position. Deleting and inserting would duplicate a block that two writers
 * move, and drop concurrent changes inside it: this step moves the block with its content at the time of
 * applying, and has no effect when the block no longer exists. Its map is that of a deletion and an
 * insertion.
 */
import { type Node, Slice } from 'prosemirror-model';
import { type Mappable, Step, StepMap, StepResult } from 'prosemirror-transform';
import { isRecord } from '#platform/text/is-record.ts';

export class MoveStep extends Step {
  readonly from: number;
  readonly to: number;
  /**
   * A position between two blocks, neither inside the moved range nor adjacent to it: there the map would be
   * ambiguous.
   */
  readonly target: number;

  constructor(from: number, to: number, target: number) {
    super();
    this.from = from;
    this.to = to;
    this.target = target;
  }

  override apply(doc: Node): StepResult {
    const { from, to, target } = this;
    if (to > doc.content.size || target > doc.content.size) return StepResult.fail('outside the document');
    if (target >= from && target <= to) return StepResult.fail('the target is what is moved');
    const slice = doc.slice(from, to);
    if (slice.openStart > 0 || slice.openEnd > 0 || slice.size === 0)
      return StepResult.fail('only whole blocks can be moved');
    const removed = StepResult.fromReplace(doc, from, to, Slice.empty);
    if (!removed.doc) return removed;
    const at = this.#targetAfter();
    return StepResult.fromReplace(removed.doc, at, at, slice);
  }

  override getMap(): StepMap {
    return new StepMap(this.ranges);
  }

  /** Ranges of the step map: start, old size, new size. */
  get ranges(): number[] {
    const size = this.to - this.from;
    return this.target < this.from
      ? [this.target, 0, size, this.from, size, 0]
      : [this.from, size, 0, this.target, 0, size];
  }

  override invert(): MoveStep {
    const size = this.to - this.from;
    const at = this.#targetAfter();
    return new MoveStep(at, at + size, at < this.from ? this.to : this.from);
  }

  /**
   * Null when other steps reverse the direction of the move: mirrored maps need their ranges in the same
   * order.
   */
  override map(mapping: Mappable): MoveStep | null {
    const from = mapping.mapResult(this.from, 1);
    const to = mapping.mapResult(this.to, -1);
    const target = mapping.map(this.target, 1);
    if (from.deletedAfter || to.deletedBefore || to.pos <= from.pos) return null;
    if (this.target < this.from ? target >= from.pos : target <= to.pos) return null;
    return new MoveStep(from.pos, to.pos, target);
  }

  /** The new position of a position inside the moved range; null for any other position. */
  moved(at: number, side = 1): number | null {
    const isInside = side > 0 ? at >= this.from && at < this.to : at > this.from && at <= this.to;
    return isInside ? at - this.from + this.#targetAfter() : null;
  }

  override toJSON(): { stepType: 'move'; from: number; to: number; target: number } {
    return { stepType: 'move', from: this.from, to: this.to, target: this.target };
  }

  static isJson(json: unknown): boolean {
    return isRecord(json) && json.stepType === 'move';
  }

  static override fromJSON(_schema: unknown, json: unknown): MoveStep {
    const { from, to, target } = isRecord(json) ? json : {};
    if (!isPlace(from) || !isPlace(to) || !isPlace(target) || from >= to || (target >= from && target <= to))
      throw new RangeError('Invalid input for MoveStep.fromJSON');
    return new MoveStep(from, to, target);
  }

  #targetAfter(): number {
    return this.target < this.from ? this.target : this.target - (this.to - this.from);
  }
}

function isPlace(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}
