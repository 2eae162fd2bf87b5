/** Names and foreign words in no dictionary: stems are the word itself and the word without a possible ending. */
import { fold } from './fold.ts';

const shortestStem = 3;
const cases = /(?:n[ae]k|b[ae]n?|bol|r[ae]|rol|n[ae]l|h[oe]z|tol|kent|ert|ig|(?<=[aeiou])v[ae]l)$/;
/** -val and -vel double the consonant before them, digraphs are shortened: Orbánnal, Kováccsal, Balázzsal. */
const doubled = /([bcdfghjklmnpqrstvwxz])(\1(?:zs|[syz])?)[ae]l$/;

/** Folded stems, the most probable first: `Bidennek` → biden, bidennek. */
export function stemsOfUnknown(word: string, asTyped: boolean): string[] {
  return [...new Set(unfoldedStemsOf(word, asTyped).map(fold))];
}

/** The same with accents. */
export function unfoldedStemsOf(word: string, asTyped: boolean): string[] {
  const bare = withoutCase(word);
  const stems =
    bare === null ? [...without(word, 't', asTyped), ...without(word, 'n', asTyped), word] : [bare, word];
  const nominative = stems[0] ?? word;
  return [...stems, ...without(nominative, 'k', asTyped)];
}

function withoutCase(word: string): string | null {
  const folded = fold(word);
  const [long = '', , consonant = ''] = doubled.exec(folded) ?? [];
  const [ending = ''] = cases.exec(folded) ?? [];
  const stem = word.slice(0, word.length - (long || ending).length) + consonant;
  return stem !== word && stem.length >= shortestStem ? stem : null;
}

/**
 * Removes an accusative, -on or plural ending with its linking vowel. A long vowel before it belongs to the name:
 * Barcelonát, Bolsonarón.
 */
function without(word: string, ending: 't' | 'n' | 'k', asTyped: boolean): string[] {
  if (!word.endsWith(ending)) return [];
  const rest = word.slice(0, -1);
  const last = rest.slice(-1);
  const stems: string[] = [];
  if (/[eoö]/.test(last) || (ending !== 'n' && /[aé]/.test(last))) stems.push(rest.slice(0, -1));
  if (/[áéíóőúűiuü]/.test(last) || (!asTyped && /[aeo]/.test(last))) stems.push(rest);
  if (ending === 't' && /[lnrjszyh]/.test(last)) stems.push(rest);
  return stems.filter((stem) => stem.length >= shortestStem);
}
