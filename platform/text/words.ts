/**
 * Texts of the interface. A feature's defaults are in its `*-words.ts` files; an edition replaces single ones.
 *
 * ```ts
 * export const feedWords = defineWords('feed', {
 *   hu: { feed: 'RSS', feedOf: (title: string) => `RSS-hírcsatorna: ${title}` },
 *   en: { feed: 'RSS', feedOf: (title: string) => `RSS feed: ${title}` },
 * });
 * feedWords[language].feedOf('Sport');
 * ```
 *
 * The texts of a replaced word change in place, so they are read when a page is rendered, never when a module is loaded.
 */

export type WordLanguage = 'hu' | 'en';

/** Texts in the shape of the words that they replace; in a text for a function, `{1}` is its first argument. */
export type WordTexts = string | readonly WordTexts[] | { readonly [key: string]: WordTexts };

/** By language and name. */
export type ReplacedWords = Readonly<Partial<Record<WordLanguage, Readonly<Record<string, WordTexts>>>>>;

/** The shape of words, without the texts themselves. */
export type Words<T> = T extends string
  ? string
  : T extends (...values: infer V) => infer R
    ? (...values: V) => Words<R>
    : T extends object
      ? { readonly [K in keyof T]: Words<T[K]> }
      : T;

const defined = new Map<string, Partial<Record<WordLanguage, object>>>();
let replaced: ReplacedWords = {};

/**
 * @param name The file's: `feed` in `feed-words.ts`. An edition calls them so.
 * @returns The words by language, with what the edition replaces.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineWords<const T extends object>(
  name: string,
  words: { hu: T & Words<NoInfer<T>>; en: Words<NoInfer<T>> & object },
): Readonly<Record<WordLanguage, Words<T>>> {
  return { hu: defineWordsIn('hu', name, words.hu), en: defineWordsIn('en', name, words.en) };
}

/** For browser code that is loaded for one language. */
/* @__NO_SIDE_EFFECTS__ */
export function defineWordsIn<T extends object>(language: WordLanguage, name: string, words: T): T {
  defined.set(name, { ...defined.get(name), [language]: words });
  replaceIn(words, replaced[language]?.[name], language);
  return words;
}

/** Replaces texts of all words, also of those defined later. Once a process or a document: nothing is put back. */
export function replaceWords(texts: ReplacedWords): void {
  replaced = texts;
  for (const [name, words] of defined)
    for (const language of languages) replaceIn(words[language], texts[language]?.[name], language);
}

/** The texts that were passed to `replaceWords`. */
export function replacedWords(): ReplacedWords {
  return replaced;
}

/** All words that were defined, by name. */
export function definedWords(): ReadonlyMap<string, Partial<Record<WordLanguage, object>>> {
  return defined;
}

const languages = ['hu', 'en'] as const;

function replaceIn(words: object | undefined, texts: WordTexts | undefined, language: WordLanguage): void {
  if (words === undefined || typeof texts !== 'object') return;
  for (const [key, text] of Object.entries(texts)) {
    const word: unknown = Reflect.get(words, key);
    if (typeof word === 'object' && word !== null) replaceIn(word, text, language);
    else
      Reflect.set(
        words,
        key,
        typeof word === 'function' ? filling(String(text), word.length, language) : text,
      );
  }
}

/** @param count Of values; it stays the function's length, by which replacements are checked. */
function filling(text: string, count: number, language: WordLanguage): (...values: unknown[]) => string {
  const fill = (...values: unknown[]): string =>
    text.replace(/\{(\d)\}/g, (_, place) => {
      const value = values[Number(place) - 1];
      return typeof value === 'number' ? value.toLocaleString(language) : String(value);
    });
  return Object.defineProperty(fill, 'length', { value: count });
}
