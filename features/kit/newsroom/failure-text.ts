import type { WordLanguage } from '#platform/text/words.ts';
import { CallFailed, type RequestFailure } from './answer.ts';
import { newsroomFailureWords } from './newsroom-failure-words.ts';

/**
 * A sentence for the person, with the server's messages about single fields and the request's id [NRA-09].
 *
 * @param known Sentences in the person's language for faults that the server names; its own are English.
 */
export function failureText(
  failure: RequestFailure,
  language: WordLanguage,
  known: Readonly<Record<string, string>> = {},
): string {
  const fault =
    failure.code === 'request-too-large'
      ? 'too-large'
      : Object.keys(failure.fields).find((name) => name in known);
  const sentence = fault === undefined ? undefined : known[fault];
  if (sentence !== undefined) return sentence;
  const words = newsroomFailureWords[language];
  const id = failure.requestId === '' ? [] : [words.id(failure.requestId)];
  return [words[failure.reason], ...Object.values(failure.fields), ...id].join(' ');
}

/** The failure that a query threw; anything else is a fault of ours. */
export function failureOf(error: unknown): RequestFailure {
  if (error instanceof CallFailed) return error.failure;
  return { reason: 'broken', requestId: '', code: '', fields: {} };
}
