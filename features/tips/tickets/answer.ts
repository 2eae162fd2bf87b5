/**
 * A reader's answer as text, the same in the database, in the API and in the address of a form: `2-1`, `HUN,SUI,GER,SCO`,
 * the name of a candidate, `48.5`.
 */
import type { Question } from '../game/question.ts';

/** Longer texts are no answers. */
export const longestAnswer = 200;

/** The answer in its only spelling; null when the question cannot be answered so. */
export function parseAnswer(question: Question, text: string): string | null {
  const given = text.trim();
  if (given.length > longestAnswer) return null;
  switch (question.kind) {
    case 'match': {
      const score = scoreIn(given);
      return score?.join('-') ?? null;
    }
    case 'group-order': {
      const codes = given.split(',');
      const isComplete =
        codes.toSorted().join() ===
        question.teams
          .map(({ code }) => code)
          .toSorted()
          .join();
      return isComplete ? codes.join() : null;
    }
    case 'district-winner':
      return question.candidates.some(({ name }) => name === given) ? given : null;
    case 'list-share': {
      const share = shareIn(given);
      return share === null ? null : String(share / 100);
    }
  }
}

/** `2-1`, `2–1` or `2:1`; null for anything else. */
export function scoreIn(text: string): readonly [number, number] | null {
  const found = /^(\d{1,2}) ?[-–:] ?(\d{1,2})$/.exec(text);
  return found && [Number(found[1]), Number(found[2])];
}

/** Hundredths of a per cent in `48,5` or `48.5%`; null for anything else. */
export function shareIn(text: string): number | null {
  const found = /^(\d{1,3})(?:[.,](\d{1,2}))? ?%?$/.exec(text);
  if (!found) return null;
  const hundredths = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  return hundredths <= 10_000 ? hundredths : null;
}
