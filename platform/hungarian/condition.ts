/** What a word must look like at its end for a rule to apply: `[^aeiou]y` and the like, in Hunspell's notation. */
export type Condition = Place[];

/** One letter of the word: one of these, or none of these. */
interface Place {
  letters: string;
  isNot: boolean;
}

export function readCondition(text: string): Condition {
  if (text === '.') return [];
  return [...text.matchAll(/\[(\^?)([^\]]*)\]|(.)/gu)].map(([, not, letters, letter]) => {
    if (letters !== undefined) return { letters, isNot: not === '^' };
    return letter === '.' ? { letters: '', isNot: true } : { letters: letter ?? '', isNot: false };
  });
}

export function endsSo(word: string, condition: Condition): boolean {
  return holdsAt(word, condition, word.length - condition.length);
}

export function beginsSo(word: string, condition: Condition): boolean {
  return holdsAt(word, condition, 0);
}

function holdsAt(word: string, condition: Condition, from: number): boolean {
  if (from < 0 || condition.length > word.length) return false;
  return condition.every(({ letters, isNot }, at) => letters.includes(word.charAt(from + at)) !== isNot);
}
