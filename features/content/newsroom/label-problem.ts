import { failureText, type RequestFailure } from '#features/kit/public.newsroom.ts';
import type { WordLanguage } from '#platform/text/words.ts';
import { labelFaultWords } from '../taxonomy/label-fault-words.ts';

/** In the person's language; the server names the reason as well as its sentence. */
export function labelProblem(failure: RequestFailure, language: WordLanguage): string {
  const known = Object.entries(labelFaultWords[language]).find(([fault]) =>
    Object.hasOwn(failure.fields, fault),
  );
  return known?.[1] ?? failureText(failure, language);
}
