/** The API's schemas and answers, derived from the rows of `story-fields.ts`, in their order. */
import type { z } from 'zod';
import type { Answer, Form } from '../fields/field.ts';
import { storyFields } from '../fields/story-fields.ts';

type AnswerOf = (typeof storyFields)[number]['answers'][number];
type In<F extends Form> = Extract<AnswerOf, { form: F }>;

type Shape<F extends Form> = { [A in In<F> as A['name']]: A['schema'] };
type Answers<F extends Form> = { [A in In<F> as A['name']]: z.output<A['schema']> };

/** Intersection of the sources of all answers in these forms. */
type Source<F extends Form> = (
  In<F> extends infer A
    ? A extends { of(source: infer S): unknown }
      ? (source: S) => void
      : never
    : never
) extends (source: infer All extends object) => void
  ? All
  : never;

const answers: readonly Answer<string, Form, z.ZodType, object>[] = storyFields.flatMap((row) => [
  ...row.answers,
]);

/** The answers' schemas in these forms; those of smaller forms only if they are named as well. */
export function shapeOf<F extends Form>(forms: readonly F[]): Shape<F> {
  return Object.fromEntries(inForms(forms).map(({ name, schema }): unknown[] => [name, schema]));
}

export function answersOf<F extends Form>(forms: readonly F[], source: Source<F>): Answers<F> {
  return Object.fromEntries(inForms(forms).map((answer): unknown[] => [answer.name, answer.of(source)]));
}

function inForms(forms: readonly Form[]): Answer<string, Form, z.ZodType, object>[] {
  return answers.filter(({ form }) => forms.includes(form));
}
