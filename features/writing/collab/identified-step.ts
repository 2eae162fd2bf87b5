/** A step with what stays of it when it is rebased, as writers and the authority keep it and as it is sent. */
import type { Node, Schema } from 'prosemirror-model';
import { DocAttrStep, Step } from 'prosemirror-transform';
import { isRecord } from '#platform/text/is-record.ts';
import { FieldStep } from './field-step.ts';
import { MoveStep } from './move-step.ts';

/** Of one transaction of a writer: its number is unique for the client, and grows. */
export interface EntryIdentity {
  client: string;
  number: number;
  /** It takes back an earlier one, or repeats it. */
  isUndo: boolean;
}

export interface Range {
  from: number;
  to: number;
}

/** Text that a step deletes and that is kept aside. */
export interface UnseenText extends Range {
  /** Identity of its row. */
  row: string;
}

export interface IdentifiedStep extends EntryIdentity {
  /** Its place in the transaction, also when steps before it are not applied any more. */
  index: number;
  step: Step;
  /** Key of the step of which it is the inverse; each is taken back once. */
  takesBack: string | null;
  /** Identities of the rows of kept text that it inserts; each is inserted once. */
  putsBack: readonly string[];
  /** In the document before it; its inverse leaves it out. */
  unseen: readonly UnseenText[];
}

export interface AppliedStep extends IdentifiedStep {
  /** The document before it. */
  doc: Node;
}

export function keyOf({
  client,
  number,
  index,
}: Pick<IdentifiedStep, 'client' | 'number' | 'index'>): string {
  return `${client}:${number}:${index}`;
}

/** What of all writers' steps only one may do. */
export function claimsOf({ takesBack, putsBack }: IdentifiedStep): string[] {
  return takesBack === null ? [...putsBack] : [...putsBack, takesBack];
}

/**
 * The form in which it is sent and stored.
 * @param place among the steps of its transaction that are left
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

/** @throws RangeError when it does not fit the schema, or is none */
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

/** Ours are read by their names: the registry of ProseMirror is one for all that a process loads. */
function stepIn(schema: Schema, json: unknown): Step {
  if (FieldStep.isJson(json)) return FieldStep.fromJSON(schema, json);
  if (MoveStep.isJson(json)) return MoveStep.fromJSON(schema, json);
  const step = Step.fromJSON(schema, json);
  // It would change the fields past the rules of who may change which.
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
