/** What every call over HTTP has in common: numbers in its address, its answers, and how both are described. */
import { z } from 'zod';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { FinishedAnswer } from './answer-cache.server.ts';
import { type ProblemCode, problems } from './problem.ts';
import { problemSchema, problemType } from './problem-schema.ts';

/** A whole number of at least 1 as it stands in an address: no signs, no exponents, one way to write each. */
export function numberInAddress(most: number) {
  const sentence = `must be a whole number from 1 to ${most}`;
  return z
    .string(sentence)
    .regex(/^[1-9]\d{0,14}$/, sentence)
    .transform(Number)
    .pipe(z.number().max(most, sentence));
}

/** A finished answer with a value whose shape the call's schema says. */
export function jsonAnswer(value: object, dependencies: Dependency[]): FinishedAnswer {
  return {
    status: 200,
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify(value),
    dependencies,
  };
}

/** The answer of a call and the failures it may meet beside those that every call may. */
export function describedAnswers<T extends z.ZodType>(
  schema: T,
  description: string,
  failures: readonly ProblemCode[] = [],
) {
  return {
    200: { description, content: { 'application/json': { schema } } },
    ...describedProblems(failures),
  };
}

/** Failures by status; several codes may share one. */
export function describedProblems(codes: readonly ProblemCode[]) {
  const byStatus = Map.groupBy(codes, (code) => problems[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, some]) => [
      status,
      {
        description: some.map((code) => `\`${code}\`: ${problems[code].title}.`).join(' '),
        content: { [problemType]: { schema: problemSchema } },
      },
    ]),
  );
}
