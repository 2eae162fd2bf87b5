import type { Analyse } from './analyse.ts';
import { irregularLemma, preverbs } from './irregular-verbs.ts';
import { withLostVowel } from './noun-stems.ts';
import type { WordClasses } from './word-classes.ts';

/**
 * Words a lemma is derived from, with accents: the verb of a noun in -ás, the noun of an adjective in -i and of a verb
 * in -ál (cserélés → cserél, csere). Empty for a word that is not derived.
 */
export type FindRoots = (lemma: string) => string[];

/** With a shorter rest the ending is a coincidence: társ, kés, tál. */
const action = /^(.{2,})[áé]s$/;
const irregularAction = /(?:v|men)[áé]s$/;
const verbOfNoun = /^(.{3,})([áé])l$/;
const finalVowel: Record<string, string> = { á: 'a', é: 'e' };

export function createRootFinder(
  analyse: Analyse,
  classes: WordClasses,
  nounOfAdjective: (lemma: string) => string | null,
): FindRoots {
  return (lemma) => {
    const roots = rootsOf(lemma);
    return [...new Set([...roots, ...roots.flatMap(rootsOf)])];
  };

  function rootsOf(lemma: string): string[] {
    const verbs = verbsOfAction(lemma);
    if (verbs.length > 0) return verbs;
    const noun = nounOfAdjective(lemma) ?? nounOfVerb(lemma);
    return noun === null ? [] : [noun];
  }

  /** lezárás → lezár, dolgozás → dolgozik, törés → tör and törik, érzés → érez, evés → eszik. */
  function verbsOfAction(lemma: string): string[] {
    const stem = action.exec(lemma)?.[1];
    if (stem === undefined) return [];
    const verbs = [stem, `${stem}ik`, ...withLostVowel(stem)].filter(isVerb);
    const irregular = verbs.length === 0 && irregularAction.test(lemma) ? irregularLemma(lemma) : null;
    return irregular === null ? verbs : [irregular];
  }

  /** cserél → csere, also with a preverb: kicserél → csere. */
  function nounOfVerb(lemma: string): string | null {
    const [, stem = '', vowel = ''] = verbOfNoun.exec(lemma) ?? [];
    if (stem === '' || !isVerb(lemma)) return null;
    const bare = [...preverbs].map((preverb) => (stem.startsWith(preverb) ? stem.slice(preverb.length) : ''));
    const nouns = [stem, ...bare].map((rest) => rest + (finalVowel[vowel] ?? ''));
    return nouns.find((noun) => noun.length > 3 && isNoun(noun)) ?? null;
  }

  function isVerb(word: string): boolean {
    return analyse(word, true).some(({ lemma, flags }) => lemma === word && classes.isVerb(flags));
  }

  function isNoun(word: string): boolean {
    return analyse(word, true).some(
      ({ lemma, flags, isBare, isName }) =>
        lemma === word && isBare && !isName && classes.takesSuffix(flags) && !classes.isVerb(flags),
    );
  }
}
