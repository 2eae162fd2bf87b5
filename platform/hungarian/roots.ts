import type { Analyse } from './analyse.ts';
import type { PartsFinder } from './compound-parts.ts';
import { irregularLemma, preverbs } from './irregular-verbs.ts';
import { withLostVowel } from './noun-stems.ts';
import type { WordClasses } from './word-classes.ts';

/**
 * Words a lemma is derived from, with accents: the verb of a noun in -ás, the word of a noun in -ság, the noun of an
 * adjective in -i and of a verb in -ál (cserélés → cserél, csere). Empty for a word that is not derived.
 */
export type FindRoots = (lemma: string) => string[];

/** With a shorter rest the ending is a coincidence: társ, kés, tál. */
const action = /^(.{2,})[áé]s$/;
const irregularAction = /(?:v|men)[áé]s$/;
const verbOfNoun = /^(.{3,})([áé])l$/;
const property = /^(.{4,})s[áé]g$/;
/** Their nouns in -ság mean something else: egészség is health, egész is whole; or they are too frequent to narrow. */
const otherMeaning =
  /(?:egész|fele|ellen|gazda|ható|jelen|kész|közös|lehető|mester|nagy|orvos|örök|szövet|társa?|több|való)$/;
const finalVowel: Record<string, string> = { á: 'a', é: 'e' };

export function createRootFinder(
  analyse: Analyse,
  classes: WordClasses,
  { nounOfAdjective, partsOf }: PartsFinder,
): FindRoots {
  return (lemma) => {
    const roots = rootsOf(lemma);
    return [...new Set([...roots, ...roots.flatMap(rootsOf)])];
  };

  function rootsOf(lemma: string): string[] {
    const verbs = verbsOfAction(lemma);
    if (verbs.length > 0) return verbs;
    const noun = wordOfProperty(lemma) ?? nounOfAdjective(lemma) ?? nounOfVerb(lemma);
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

  /** magányosság → magányos, gyorsaság → gyors, segítség → segít. */
  function wordOfProperty(lemma: string): string | null {
    const stem = property.exec(lemma)?.[1];
    if (stem === undefined || otherMeaning.test(stem)) return null;
    return [stem, stem.replace(/[ae]$/, '')].find(isWord) ?? null;
  }

  /** Of the dictionary, or a compound of its words: gyógyszerfüggő. */
  function isWord(word: string): boolean {
    const isKnown = analyse(word, true).some(
      ({ lemma, flags, isName }) => lemma === word && !isName && classes.takesSuffix(flags),
    );
    return isKnown || partsOf(word, true).length > 1;
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
