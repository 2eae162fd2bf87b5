/** The kinds of rows of `story-fields.ts`, each of which defines a field of a story. */
import { z } from 'zod';
import type { ImageRef, ImageSizeName } from '#features/media/public.ts';
import type { Right } from '#features/sites/public.ts';
import { optionalText, picture } from '../calls/answer-parts.ts';
import { orNull, pictureSrc } from '../calls/present-parts.ts';

/**
 * The smallest form of a story that has a value: cards, items of the API's lists, articles. Each has the
 * values of those before it.
 */
export type Form = 'card' | 'list' | 'article';

/** Rights to change a field, and from when on it changes only by acts: publishing, moving, correcting. */
export interface ChangedBy {
  /** Any of these; empty for a field that only acts or computations change. */
  rights: readonly Right[];
  onlyByActs: 'never' | 'from scheduling on' | 'always';
}

/** Output that a change of the field affects, besides the story's own page. */
export type Affected = 'cards' | 'lists' | 'search';

export type Referred = 'tags' | 'sections' | 'authors' | 'images' | 'stories' | 'sites';

/** The value of a field. */
export interface FieldValue<Value> {
  /** `flag`: yes or no; `set`: without an order; `relations`: ids in order, `relation`: one id or none. */
  kind: 'text' | 'number' | 'flag' | 'choice' | 'time' | 'set' | 'notes' | 'body' | 'relation' | 'relations';
  schema: z.ZodType<Value>;
  /** The objects that ids and slugs name. */
  refersTo?: Referred;
  /** For a set: the members that need other rights than the rest. */
  members?: Readonly<Record<string, ChangedBy>>;
}

interface Traits {
  changedBy: ChangedBy;
  affects: readonly Affected[];
}

/** A field of the API's answers. `of` is a method, so that a loop may call those of all rows. */
export interface Answer<Name extends string, In extends Form, Schema extends z.ZodType, Source> {
  name: Name;
  form: In;
  schema: Schema;
  of(source: Source): z.output<Schema>;
}

type AnyAnswer = Answer<string, Form, z.ZodType, object>;

/**
 * @param name In drafts and stories.
 * @param column Of `articles`; null for a field with a table of its own.
 * @param value `empty` is the default.
 * @param shown The smallest form in which pages have the value under its name; null if they have it in
 * another shape.
 */
export function field<
  const Name extends string,
  const Column extends string | null,
  Value,
  const Shown extends Form | null,
  const Answers extends readonly AnyAnswer[],
>(
  name: Name,
  column: Column,
  value: FieldValue<Value> & { empty: NoInfer<Value> },
  shown: Shown,
  traits: Traits,
  answers: Answers,
) {
  return { ...value, ...traits, name, column, shown, answers, isRequired: false as const };
}

/** A field that each draft has. */
export function requiredField<
  const Name extends string,
  const Column extends string | null,
  Value,
  const Shown extends Form | null,
  const Answers extends readonly AnyAnswer[],
>(name: Name, column: Column, value: FieldValue<Value>, shown: Shown, traits: Traits, answers: Answers) {
  return { ...value, ...traits, name, column, shown, answers, empty: undefined, isRequired: true as const };
}

/** Computed fields: in answers only. */
export function computed<const Answers extends readonly AnyAnswer[]>(...answers: Answers) {
  return { name: null, column: null, schema: null, shown: null, answers };
}

export function setBy(changedBy: ChangedBy, ...affects: Affected[]): Traits {
  return { changedBy, affects };
}

export const textValue = { kind: 'text', schema: z.string(), empty: '' } as const;
export const flagValue = { kind: 'flag', schema: z.boolean(), empty: false } as const;

/** A text that pages and the API have under the same name. */
export function text<const Name extends string, const Column extends string, const Shown extends Form>(
  name: Name,
  column: Column,
  shown: Shown,
  traits: Traits,
  says?: string,
) {
  return field(name, column, textValue, shown, traits, [textAnswer(name, shown, name, says)]);
}

/** A boolean that pages and the API have under the same name. */
export function flag<const Name extends string, const Column extends string, const Shown extends Form>(
  name: Name,
  column: Column,
  shown: Shown,
  traits: Traits,
) {
  return field(name, column, flagValue, shown, traits, [valueAnswer(name, shown, z.boolean())]);
}

export function answer<const Name extends string, const In extends Form, Schema extends z.ZodType, Source>(
  name: Name,
  form: In,
  schema: Schema,
  of: (source: Source) => z.output<NoInfer<Schema>>,
): Answer<Name, In, Schema, Source> {
  return { name, form, schema, of };
}

/** An answer that is equal to the pages' value of the same name. */
export function valueAnswer<const Name extends string, const In extends Form, Schema extends z.ZodType>(
  name: Name,
  form: In,
  schema: Schema,
) {
  return answer(name, form, schema, (source: Readonly<Record<Name, z.output<Schema>>>) => source[name]);
}

export function textAnswer<const Name extends string, const In extends Form, const Key extends string>(
  name: Name,
  form: In,
  key: Key,
  says?: string,
) {
  const schema = says === undefined ? optionalText : optionalText.describe(says);
  return answer(name, form, schema, (source: Readonly<Record<Key, string>>) => orNull(source[key]));
}

export function pictureAnswer<const Name extends string, const In extends Form, const Key extends string>(
  name: Name,
  form: In,
  key: Key,
  size: ImageSizeName,
) {
  return answer(name, form, picture, (source: Readonly<Record<Key, ImageRef | null>> & { slug: string }) =>
    pictureSrc(source[key], size, source.slug),
  );
}
