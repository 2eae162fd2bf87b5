/**
 * A change of one of a story's fields outside its text. It is part of the same log as the text, so that
 * versions count it and undo includes it; its step map is empty. The fields are an attribute of the document.
 */
import type { Node } from 'prosemirror-model';
import { Step, StepResult } from 'prosemirror-transform';
import { isRecord } from '#platform/text/is-record.ts';

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/**
 * Sets and ordered lists change by single elements, so that changes of two writers merge; for other fields
 * the later value wins.
 */
export type FieldChange =
  | { change: 'set'; name: string; value: Json }
  /** Resets the field to its default. */
  | { change: 'unset'; name: string }
  /** `before`: the following element; null or an element that no longer exists means the end of the list. */
  | { change: 'add'; name: string; element: string | number; before: string | number | null }
  | { change: 'remove'; name: string; element: string | number };

export class FieldStep extends Step {
  readonly change: FieldChange;

  constructor(change: FieldChange) {
    super();
    this.change = change;
  }

  override apply(doc: Node): StepResult {
    const fields = changedFields(fieldsIn(doc), this.change);
    return fields === undefined
      ? StepResult.fail(`the field ${this.change.name} is no list`)
      : StepResult.ok(doc.type.create({ ...doc.attrs, fields }, doc.content, doc.marks));
  }

  override invert(doc: Node): FieldStep {
    return new FieldStep(inverseOf(this.change, fieldsIn(doc)));
  }

  override map(): FieldStep {
    return this;
  }

  override toJSON(): { stepType: 'field'; change: FieldChange } {
    return { stepType: 'field', change: this.change };
  }

  static isJson(json: unknown): boolean {
    return isRecord(json) && json.stepType === 'field';
  }

  /** The change in the JSON of a step; undefined for a step of another kind. */
  static changeIn(json: unknown): FieldChange | undefined {
    return isRecord(json) && FieldStep.isJson(json) ? fieldChangeIn(json.change) : undefined;
  }

  static override fromJSON(_schema: unknown, json: unknown): FieldStep {
    const change = FieldStep.changeIn(json);
    if (change === undefined) throw new RangeError('Invalid input for FieldStep.fromJSON');
    return new FieldStep(change);
  }
}

/** The story's fields outside its text, by their names; those that are missing have their defaults. */
export function fieldsIn(doc: Node): Record<string, Json> {
  const { fields }: { fields?: Record<string, Json> } = doc.attrs;
  return fields ?? {};
}

/** Undefined for an element change of a field that is not a list. */
function changedFields(fields: Record<string, Json>, change: FieldChange): Record<string, Json> | undefined {
  const { [change.name]: before, ...others } = fields;
  if (change.change === 'unset') return others;
  if (change.change === 'set') return { ...others, [change.name]: change.value };
  const elements = before ?? [];
  if (!Array.isArray(elements)) return undefined;
  const without = elements.filter((one) => one !== change.element);
  if (change.change === 'remove') return { ...others, [change.name]: without };
  if (without.length < elements.length) return fields;
  const at = change.before === null ? -1 : elements.indexOf(change.before);
  return {
    ...others,
    [change.name]: elements.toSpliced(at === -1 ? elements.length : at, 0, change.element),
  };
}

function inverseOf(change: FieldChange, fields: Record<string, Json>): FieldChange {
  const { name } = change;
  const before = fields[name];
  if (change.change === 'set' || change.change === 'unset')
    return before === undefined ? { change: 'unset', name } : { change: 'set', name, value: before };
  const elements = Array.isArray(before) ? before : [];
  const at = elements.indexOf(change.element);
  const isThere = at !== -1;
  // No effect: an added element exists already, or a removed one does not. Its inverse must have no effect
  // either.
  if (isThere === (change.change === 'add')) return change;
  if (change.change === 'add') return { change: 'remove', name, element: change.element };
  const next = elements[at + 1];
  return {
    change: 'add',
    name,
    element: change.element,
    before: typeof next === 'string' || typeof next === 'number' ? next : null,
  };
}

function fieldChangeIn(json: unknown): FieldChange | undefined {
  if (!isRecord(json)) return undefined;
  const { change, name, element, before } = json;
  if (typeof name !== 'string') return undefined;
  if (change === 'unset') return { change, name };
  if (change === 'set') return isJson(json.value) ? { change, name, value: json.value } : undefined;
  if (typeof element !== 'string' && typeof element !== 'number') return undefined;
  if (change === 'remove') return { change, name, element };
  if (change !== 'add') return undefined;
  if (before === null || typeof before === 'string' || typeof before === 'number')
    return { change, name, element, before };
  return undefined;
}

function isJson(value: unknown): value is Json {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isJson);
  return isRecord(value) && Object.values(value).every(isJson);
}
