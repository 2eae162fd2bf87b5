/** Compares two stored versions of a story, field by field. */
import { type FieldName, givenFields } from './fields-of.ts';

/** A version as it is stored: the row of `articles`, and relations by field; null for versions without them. */
export interface StoredState {
  story: Readonly<Record<string, unknown>>;
  relations: Readonly<Record<string, unknown>> | null;
}

export interface FieldChange {
  field: FieldName;
  before: unknown;
  after: unknown;
}

/**
 * The fields that differ, for a text the blocks that differ, in the order of `story-fields.ts`; fields that
 * one of the versions did not record are left out.
 */
export function compareStates(before: StoredState, after: StoredState): FieldChange[] {
  return givenFields.flatMap(({ name, column, empty, kind }) => {
    const valueIn = ({ story, relations }: StoredState): unknown =>
      column === null ? relations?.[name] : story[column] === undefined ? empty : story[column];
    const change = { field: name, before: valueIn(before), after: valueIn(after) };
    if (change.before === undefined || change.after === undefined) return [];
    if (JSON.stringify(change.before) === JSON.stringify(change.after)) return [];
    return kind === 'body' ? withoutEqualBlocks(change) : change;
  });
}

/** The whole texts if only the order of their blocks differs. */
function withoutEqualBlocks(change: FieldChange): FieldChange {
  if (!Array.isArray(change.before) || !Array.isArray(change.after)) return change;
  const before = blocksMissingIn(change.after, change.before);
  const after = blocksMissingIn(change.before, change.after);
  return before.length + after.length === 0 ? change : { ...change, before, after };
}

function blocksMissingIn(other: readonly unknown[], blocks: readonly unknown[]): unknown[] {
  const known = new Set(other.map((block) => JSON.stringify(block)));
  return blocks.filter((block) => !known.has(JSON.stringify(block)));
}
