/** The affix file's rules, sorted by what a word ends in, with what each leaves of a lemma. */
import type { AffixFile, AffixRule } from './affix-file.ts';
import { fold } from './fold.ts';
import { classOf, type WordClasses } from './word-classes.ts';

/** `kept` is the part of `add` that makes a new word (`ság` of `ságot`), null when the rule only inflects. */
export interface Suffix extends Omit<AffixRule, 'looks'> {
  kept: string | null;
}

/** Suffixes that look the same without accents: take `add` off, put `strip` on. */
export interface SuffixGroup {
  strip: string;
  suffixes: Suffix[];
}

export interface SuffixIndex {
  /** By the folded ending. */
  groups: Map<string, SuffixGroup[]>;
  /** Every ending of every ending: where a word's last letters are not here, longer ones need not be tried. */
  tails: Set<string>;
}

export interface Prefix extends AffixRule {
  folded: string;
}

export interface AffixTable extends WordClasses {
  suffixes: SuffixIndex;
  /** Those after which another suffix may come. */
  innerSuffixes: SuffixIndex;
  /** By the first two folded letters. */
  prefixes: Map<string, Prefix[]>;
}

export function makeAffixTable(file: AffixFile): AffixTable {
  const classes = classOf(file);
  const siblings = Map.groupBy(file.suffixes, ({ flag, strip, looks }) => `${flag} ${strip} ${looks}`);
  const suffixes = [...siblings.values()].flatMap((rules) => withMeaning(rules, classes));
  return {
    ...classes,
    suffixes: indexSuffixes(suffixes),
    innerSuffixes: indexSuffixes(suffixes.filter(({ next }) => classes.takesSuffix(next))),
    prefixes: indexPrefixes(file.prefixes),
  };
}

/** The comparative, "may", infinitives with a person, causative and frequentative verbs: to a reader, forms. */
const inflected = /(?:bb(?:ik)?|h[ae]t|nék\p{L}*|t[ae]t|g[ae]t)$/u;

/**
 * A changed word that may be inflected again is a new word: ház → házi. The rest inflects, or inflects such a new
 * word: of `ságot` beside `ság`, `ság` stays.
 */
function withMeaning(rules: AffixRule[], { takesSuffix }: WordClasses): Suffix[] {
  const derived = rules
    .filter(({ add, next }) => takesSuffix(next) && !inflected.test(add))
    .toSorted((a, b) => b.add.length - a.add.length);
  return rules.map((rule) => {
    const { flag, strip, add, next, condition } = rule;
    const base = derived.find(
      // A participle is the past tense too: adott is of ad.
      (one) => one === rule || (add.startsWith(one.add) && (one.add !== add || !add.endsWith('t'))),
    );
    return { flag, strip, add, next, condition, kept: base?.add ?? null };
  });
}

function indexSuffixes(all: Suffix[]): SuffixIndex {
  const endings = [...Map.groupBy(all, ({ add }) => fold(add))];
  const tails = endings.flatMap(([ending]) => Array.from(`${ending} `, (_, at) => ending.slice(at)));
  return {
    groups: new Map(endings.map(([ending, suffixes]) => [ending, groupsOf(suffixes)])),
    tails: new Set(tails),
  };
}

function groupsOf(suffixes: Suffix[]): SuffixGroup[] {
  const groups = [...Map.groupBy(suffixes, ({ strip }) => fold(strip))];
  return groups.map(([strip, same]) => ({ strip, suffixes: same }));
}

function indexPrefixes(rules: AffixRule[]): Map<string, Prefix[]> {
  // A prefix that replaces letters only writes a capital.
  const prefixes = rules
    .filter(({ strip }) => strip === '')
    .map((rule) => ({ ...rule, folded: fold(rule.add) }));
  return Map.groupBy(prefixes, ({ folded }) => folded.slice(0, 2));
}
