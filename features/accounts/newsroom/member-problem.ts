import { failureText, type RequestFailure } from '#features/kit/public.newsroom.ts';
import type { WordLanguage } from '#platform/text/words.ts';
import { memberFaultWords } from '../forms/member-fault-words.ts';

/** In the person's language; the server names the reason as well as its sentence. */
export function memberProblem(failure: RequestFailure, language: WordLanguage): string {
  const known = Object.entries(memberFaultWords[language]).find(([fault]) =>
    Object.hasOwn(failure.fields, fault),
  );
  return known?.[1] ?? failureText(failure, language);
}
