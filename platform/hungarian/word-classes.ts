import type { AffixFile } from './dictionary/affix-file.ts';

/** Properties of a word by its classes (`flags`). */
export interface WordClasses {
  takesSuffix(flags: string): boolean;
  isVerb(flags: string): boolean;
  /** A verb, or a word derived from one. */
  takesPreverb(flags: string): boolean;
}

/** The files name classes by single characters; their meaning is derived from their affixes. */
export function classOf({ prefixes, suffixes }: AffixFile): WordClasses {
  const having = (rules: { flag: string; add: string }[], add: RegExp): ((flags: string) => boolean) => {
    const classes = new Set(rules.filter((rule) => add.test(rule.add)).map(({ flag }) => flag));
    return (flags) => {
      for (const flag of flags) if (classes.has(flag)) return true;
      return false;
    };
  };
  return {
    takesSuffix: having(suffixes, /^/),
    isVerb: having(suffixes, /^(?:ni|n[áé]t[oe]k)$/),
    takesPreverb: having(prefixes, /^meg$/),
  };
}
