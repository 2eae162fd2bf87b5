/** Pattern for the end of a word to which a rule applies, in Hunspell's notation, e.g. `[^aeiou]y`. */
export type Condition = Position[];

/** One letter of the word: one of `letters`, or none of them. */
interface Position {
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

export function matchesEnd(word: string, condition: Condition): boolean {
  return holdsAt(word, condition, word.length - condition.length);
}

export function matchesBeginning(word: string, condition: Condition): boolean {
  return holdsAt(word, condition, 0);
}

function holdsAt(word: string, condition: Condition, from: number): boolean {
  if (from < 0 || condition.length > word.length) return false;
  return condition.every(({ letters, isNot }, at) => letters.includes(word.charAt(from + at)) !== isNot);
}
