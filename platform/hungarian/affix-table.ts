/** The affix file's rules, sorted by what a word ends in, with what each leaves of a lemma. */
import type { AffixFile, AffixRule } from './affix-file.ts';
import { fold } from './fold.ts';
import { classOf, type WordClasses } from './word-classes.ts';

/** `kept` is the part of `add` that makes a new word (`ság` of `ságot`), null when the rule only inflects. */
export interface Suffix extends AffixRule {
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
  const suffixes: SuffixIndex = { groups: new Map(), tails: new Set() };
  const innerSuffixes: SuffixIndex = { groups: new Map(), tails: new Set() };
  const siblings = Map.groupBy(file.suffixes, ({ flag, strip, looks }) => `${flag} ${strip} ${looks}`);
  for (const rules of siblings.values())
    for (const suffix of withMeaning(rules, classes)) {
      const folded = fold(suffix.add);
      put(suffixes, folded, suffix);
      if (classes.takesSuffix(suffix.next)) put(innerSuffixes, folded, suffix);
    }
  return { ...classes, suffixes, innerSuffixes, prefixes: indexPrefixes(file.prefixes) };
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
    if (derived.includes(rule)) return { ...rule, kept: rule.add };
    const base = derived.find(
      // A participle is the past tense too: adott is of ad.
      ({ add }) => rule.add.startsWith(add) && (add !== rule.add || !add.endsWith('t')),
    );
    return { ...rule, kept: base?.add ?? null };
  });
}

function put({ groups, tails }: SuffixIndex, folded: string, suffix: Suffix): void {
  const strip = fold(suffix.strip);
  const there = groups.get(folded);
  const group = there?.find((one) => one.strip === strip);
  if (group) group.suffixes.push(suffix);
  else if (there) there.push({ strip, suffixes: [suffix] });
  else {
    groups.set(folded, [{ strip, suffixes: [suffix] }]);
    for (let at = 0; at <= folded.length && !tails.has(folded.slice(at)); at += 1)
      tails.add(folded.slice(at));
  }
}

function indexPrefixes(rules: AffixRule[]): Map<string, Prefix[]> {
  // A prefix that replaces letters only writes a capital.
  const prefixes = rules
    .filter(({ strip }) => strip === '')
    .map((rule) => ({ ...rule, folded: fold(rule.add) }));
  return Map.groupBy(prefixes, ({ folded }) => folded.slice(0, 2));
}
