/** Faults in an edition's words, as sentences with file and key. */
import { definedWords, type ReplacedWords, type WordTexts } from './words.ts';

/** @returns Such as `words/hu.yaml: shell.menü: there is no such text`. */
export function faultsOfWords({ hu = {}, en = {} }: ReplacedWords): string[] {
  return Object.entries({ hu, en }).flatMap(([language, texts]) =>
    Object.entries(texts).flatMap(([name, text]) => {
      const words = definedWords().get(name);
      const own: unknown = words && Reflect.get(words, language);
      const place = `words/${language}.yaml: ${name}`;
      return own === undefined ? [`${place}: there are no such words`] : faultsAt(place, own, text);
    }),
  );
}

function faultsAt(place: string, word: unknown, text: WordTexts): string[] {
  if (typeof word === 'object' && word !== null) return faultsOfGroup(place, word, text);
  if (typeof text !== 'string') return [`${place}: this is one text`];
  return typeof word === 'function' ? faultsOfPlaces(place, word.length, text) : [];
}

function faultsOfGroup(place: string, words: object, texts: WordTexts): string[] {
  if (typeof texts === 'string' || Array.isArray(texts) !== Array.isArray(words))
    return [
      `${place}: this has ${Array.isArray(words) ? 'a list of texts' : `texts by name: ${namesIn(words)}`}`,
    ];
  return Object.entries(texts).flatMap(([key, text]) =>
    Object.hasOwn(words, key)
      ? faultsAt(`${place}.${key}`, Reflect.get(words, key), text)
      : [`${place}.${key}: there is no such text; there are ${namesIn(words)}`],
  );
}

function namesIn(words: object): string {
  return Object.keys(words).join(', ');
}

/** Places such as `{3}` in a text whose function has only two values. */
function faultsOfPlaces(place: string, count: number, text: string): string[] {
  const unknown = [...text.matchAll(/\{([^}]*)\}/g)].filter(
    ([, number]) => !/^[1-9]$/.test(number ?? '') || Number(number) > count,
  );
  return unknown.map(
    ([written]) =>
      `${place}: ${written} is not among the values of this text, {1}${count > 1 ? ` to {${count}}` : ''}`,
  );
}
