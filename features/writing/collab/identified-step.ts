/**
 * A step with the identity that it keeps when it is rebased; the form in memory, and in the log and messages.
 */
import type { Node, Schema } from 'prosemirror-model';
import { DocAttrStep, Step } from 'prosemirror-transform';
import { isRecord } from '#platform/text/is-record.ts';
import { FieldStep } from './field-step.ts';
import { MoveStep } from './move-step.ts';

/** Identity of one transaction of a writer; numbers are unique for a client and ascending. */
export interface EntryIdentity {
  client: string;
  number: number;
  /** Whether it is an undo or a redo. */
  isUndo: boolean;
}

export interface Range {
  from: number;
  to: number;
}

/** Text that a step deletes without its writer having seen it, stored as kept text. */
export interface UnseenText extends Range {
  /** Id of the kept text. */
  row: string;
}

export interface IdentifiedStep extends EntryIdentity {
  /** Index in its transaction; unchanged when earlier steps are dropped. */
  index: number;
  step: Step;
  /** Key of the step that it undoes; a step can be undone only once. */
  takesBack: string | null;
  /** Ids of the kept texts that it inserts; each can be inserted only once. */
  putsBack: readonly string[];
  /** Positions in the document before the step; the step's inverse leaves this text out. */
  unseen: readonly UnseenText[];
}

export interface AppliedStep extends IdentifiedStep {
  /** The document before the step. */
  doc: Node;
}

export function keyOf({
  client,
  number,
  index,
}: Pick<IdentifiedStep, 'client' | 'number' | 'index'>): string {
  return `${client}:${number}:${index}`;
}

/** Keys of what only one step of all writers may do: undo a certain step, insert a certain kept text. */
export function claimsOf({ takesBack, putsBack }: IdentifiedStep): string[] {
  return takesBack === null ? [...putsBack] : [...putsBack, takesBack];
}

/**
 * The JSON in which a step is sent and stored.
 * @param place index among the steps of its transaction that are left
 */
export function writtenStep(
  { step, index, takesBack, putsBack, unseen }: IdentifiedStep,
  place: number,
): unknown {
  return {
    ...step.toJSON(),
    ...(index !== place && { index }),
    ...(takesBack !== null && { takesBack }),
    ...(putsBack.length > 0 && { putsBack }),
    ...(unseen.length > 0 && { unseen: unseen.map(({ from, to, row }) => ({ from, to, row })) }),
  };
}

/** @throws RangeError when the JSON is no step, or does not fit the schema */
export function identifiedStep(
  schema: Schema,
  { client, number, isUndo }: EntryIdentity,
  json: unknown,
  place: number,
): IdentifiedStep {
  const { index = place, takesBack = null, putsBack = [], unseen = [] } = isRecord(json) ? json : {};
  if (
    !isPlace(index) ||
    !(takesBack === null || typeof takesBack === 'string') ||
    !isListOf(putsBack, (one) => typeof one === 'string') ||
    !isListOf(unseen, isUnseen)
  )
    throw new RangeError('a step with an invalid identity');
  return { client, number, isUndo, index, step: stepIn(schema, json), takesBack, putsBack, unseen };
}

/** Own step types are recognised by name, not registered: ProseMirror's registry is global to the process. */
function stepIn(schema: Schema, json: unknown): Step {
  if (FieldStep.isJson(json)) return FieldStep.fromJSON(schema, json);
  if (MoveStep.isJson(json)) return MoveStep.fromJSON(schema, json);
  const step = Step.fromJSON(schema, json);
  // Such a step would change fields without the checks of who may change which.
  if (step instanceof DocAttrStep) throw new RangeError('the document’s attributes change by fields only');
  return step;
}

function isListOf<T>(value: unknown, isOne: (one: unknown) => one is T): value is T[] {
  return Array.isArray(value) && value.every(isOne);
}

function isPlace(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function isUnseen(value: unknown): value is UnseenText {
  if (!isRecord(value)) return false;
  const { from, to, row } = value;
  return isPlace(from) && isPlace(to) && from <= to && typeof row === 'string';
}
