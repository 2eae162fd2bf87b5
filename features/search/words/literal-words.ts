/** Matching of quoted phrases: words exactly as they appear in a story, in order. */
import { fold } from '#platform/hungarian/fold.ts';
import { wordsInText } from './words-in-text.ts';

/** The texts of a story as stored in `search_stories.words`: one line each, a space around every word. */
export function literalText(texts: readonly string[]): string {
  const lines = texts.map((text) => wordsInText(text).map((word) => literalWord(word.text)));
  return lines.map((words) => ` ${words.join(' ')} `).join('\n');
}

/**
 * A regular expression for such a text, valid in PostgreSQL and JavaScript. An accented letter matches only itself; a
 * plain letter also matches its accented variants: `literalPattern(['új', 'hid'])` finds új híd, not uj híd.
 */
export function literalPattern(phrase: readonly string[]): string {
  return ` ${phrase.map(wordPattern).join(' ')} `;
}

/** Indexes of the words of a text that belong to an occurrence of the phrase. */
export function positionsOfPhrase(words: readonly string[], phrase: readonly string[]): number[] {
  const patterns = phrase.map((word) => new RegExp(`^${wordPattern(word)}$`, 'u'));
  const literal = words.map(literalWord);
  return literal.flatMap((_, from) =>
    patterns.every((pattern, at) => pattern.test(literal[from + at] ?? ''))
      ? patterns.map((_, at) => from + at)
      : [],
  );
}

function literalWord(word: string): string {
  return word.normalize('NFC').toLowerCase();
}

function wordPattern(word: string): string {
  return Array.from(literalWord(word), (letter) => variants.get(letter) ?? letter.replace('.', '[.]')).join(
    '',
  );
}

/** Each plain letter with its accented variants in the alphabets of Europe: o → [oòóôõöőø…]. */
const variants = new Map(
  [...Map.groupBy(accentedLetters(), fold)]
    .filter(([plain]) => /^[a-z]$/.test(plain))
    .map(([plain, accented]) => [plain, `[${plain}${accented.join('')}]`]),
);

function accentedLetters(): string[] {
  const [first, last] = [0xc0, 0x24f];
  const letters = Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  return letters.filter((letter) => letter === letter.toLowerCase() && /\p{L}/u.test(letter));
}
