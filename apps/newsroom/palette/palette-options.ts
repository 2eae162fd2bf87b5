import type { WordLanguage } from '#platform/text/words.ts';

export interface PaletteOption {
  id: string;
  label: string;
  note: string;
  run(): void;
}

/**
 * The options in which every typed word begins a word, whatever its accents: on a telephone and in haste people leave
 * them out.
 */
export function matching(
  options: readonly PaletteOption[],
  typed: string,
  language: WordLanguage,
): PaletteOption[] {
  const wanted = wordsIn(typed, language);
  return options.filter(({ label }) => {
    const words = wordsIn(label, language);
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  });
}

/** Those whose first word is typed first: somebody who types a story's title is not offered acts on it. */
export function matchingFromStart(
  options: readonly PaletteOption[],
  typed: string,
  language: WordLanguage,
): PaletteOption[] {
  const [first = ''] = wordsIn(typed, language);
  return matching(options, typed, language).filter(({ label }) =>
    wordsIn(label, language)[0]?.startsWith(first),
  );
}

function wordsIn(text: string, language: WordLanguage): string[] {
  return text
    .toLocaleLowerCase(language)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
