/**
 * Types and loops derived from the rows of `story-fields.ts`. `Object.fromEntries` cannot type their results.
 */
import { z } from 'zod';
import type { FieldValue, Form } from './field.ts';
import { storyFields } from './story-fields.ts';

type Row = (typeof storyFields)[number];
/** A field that the newsroom gives a story; the other rows are computed. */
export type StoryField = Extract<Row, { schema: z.ZodType }>;
export type FieldName = StoryField['name'];
/** Fields that have tables of their own. */
export type RelationName = Extract<StoryField, { column: null }>['name'];

type ValueOf<F> = F extends FieldValue<infer Value> ? Value : never;
type ShownIn<F extends Form> = Extract<StoryField, { shown: F }>;

/** The values that stories have in this form, and not yet in a smaller one. */
export type Shown<F extends Form> = { [R in ShownIn<F> as R['name']]: ValueOf<R> };

/** The same by the columns of the database. */
export type ShownColumns<F extends Form> = { [R in ShownIn<F> as NonNullable<R['column']>]: ValueOf<R> };

/** The fields of a story as a newsroom, an import or a generator writes them. */
export type DraftFields = {
  [R in Extract<StoryField, { isRequired: true }> as R['name']]: ValueOf<R>;
} & { [R in Extract<StoryField, { isRequired: false }> as R['name']]?: ValueOf<R> };

/** All fields that the newsroom gives a story, in the order of the rows. */
export const givenFields: readonly StoryField[] = storyFields.filter((row) => row.schema !== null);

type DraftShape = {
  [R in StoryField as R['name']]: R['isRequired'] extends true
    ? R['schema']
    : z.ZodExactOptional<R['schema']>;
};

const draftShape: DraftShape = Object.fromEntries(
  givenFields.map(({ name, schema, isRequired }): unknown[] => [
    name,
    isRequired ? schema : schema.exactOptional(),
  ]),
);

export const draftSchema = z.object(draftShape);

const stored = givenFields.filter((field) => field.column !== null);

/** The draft's columns of `articles`. */
export function columnsOf(draft: DraftFields): Record<string, unknown> {
  return Object.fromEntries(
    stored.map(({ name, column, empty }): unknown[] => [column, draft[name] ?? empty]),
  );
}

/** Columns of the values that stories have in this form, and not yet in a smaller one. */
export function shownColumns(form: Form): string[] {
  return stored.flatMap(({ shown, column }) => (shown === form ? column : []));
}

export function shownOf<F extends Form>(form: F, row: ShownColumns<F>): Shown<F> {
  return valuesIn(form, ({ column }) => Reflect.get(row, column));
}

/** The default values of this form; undefined for required fields. */
export function emptyIn<F extends Form>(form: F): Shown<F> {
  return valuesIn(form, ({ empty }) => empty);
}

function valuesIn<F extends Form>(form: F, give: (field: (typeof stored)[number]) => unknown): Shown<F> {
  const fields = stored.filter(({ shown }) => shown === form);
  return Object.fromEntries(fields.map((field): unknown[] => [field.name, give(field)]));
}
