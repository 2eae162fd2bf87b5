import { fold } from '../fold.ts';
import { classOf, type WordClasses } from '../word-classes.ts';
import { type AffixFile, type AffixRule, type Pause, rulesPerStep } from './affix-file.ts';

/** `lemmaSuffix` is the part of `add` that forms a new word (`ság` of `ságot`), null when the rule only inflects. */
export interface Suffix extends Omit<AffixRule, 'looks'> {
  lemmaSuffix: string | null;
}

/** Suffixes that are the same without accents: remove `add`, attach `strip`. */
export interface SuffixGroup {
  strip: string;
  suffixes: Suffix[];
}

export interface SuffixIndex {
  /** By the folded ending. */
  groups: Map<string, SuffixGroup[]>;
  /** All ends of all endings: where a word's last letters are missing here, longer endings need not be tried. */
  tails: Set<string>;
}

export interface Prefix extends AffixRule {
  folded: string;
}

export interface AffixTable extends WordClasses {
  suffixes: SuffixIndex;
  /** Suffixes that may be followed by another one. */
  innerSuffixes: SuffixIndex;
  /** By the first two folded letters. */
  prefixes: Map<string, Prefix[]>;
}

export async function createAffixTable(file: AffixFile, pause: Pause): Promise<AffixTable> {
  const classes = classOf(file);
  const siblings = Map.groupBy(file.suffixes, ({ flag, strip, looks }) => `${flag} ${strip} ${looks}`);
  const suffixes: Suffix[] = [];
  let paused = 0;
  for (const rules of siblings.values()) {
    suffixes.push(...withLemmaSuffixes(rules, classes));
    if (suffixes.length - paused < rulesPerStep) continue;
    paused = suffixes.length;
    await pause();
  }
  const inner = suffixes.filter(({ next }) => classes.takesSuffix(next));
  return {
    ...classes,
    suffixes: await indexSuffixes(suffixes, pause),
    innerSuffixes: await indexSuffixes(inner, pause),
    prefixes: indexPrefixes(file.prefixes),
  };
}

/** Comparative, potential, personal infinitive, causative and frequentative forms count as inflections. */
const inflected = /(?:bb(?:ik)?|h[ae]t|nék\p{L}*|t[ae]t|g[ae]t)$/u;

/**
 * A resulting word that can be inflected again is a new word: ház → házi. All other rules inflect, or inflect such a
 * new word: of `ságot` beside `ság`, `ság` belongs to the lemma.
 */
function withLemmaSuffixes(rules: AffixRule[], { takesSuffix }: WordClasses): Suffix[] {
  const derived = rules
    .filter(({ add, next }) => takesSuffix(next) && !inflected.test(add))
    .toSorted((a, b) => b.add.length - a.add.length);
  return rules.map((rule) => {
    const { flag, strip, add, next, condition } = rule;
    const base = derived.find(
      // A participle is the past tense, too: adott is a form of ad.
      (one) => one === rule || (add.startsWith(one.add) && (one.add !== add || !add.endsWith('t'))),
    );
    return { flag, strip, add, next, condition, lemmaSuffix: base?.add ?? null };
  });
}

async function indexSuffixes(all: Suffix[], pause: Pause): Promise<SuffixIndex> {
  const endings = [...Map.groupBy(all, ({ add }) => fold(add))];
  await pause();
  const tails = endings.flatMap(([ending]) => Array.from(`${ending} `, (_, at) => ending.slice(at)));
  await pause();
  const groups = new Map(endings.map(([ending, suffixes]) => [ending, groupsOf(suffixes)]));
  await pause();
  return { groups, tails: new Set(tails) };
}

function groupsOf(suffixes: Suffix[]): SuffixGroup[] {
  const groups = [...Map.groupBy(suffixes, ({ strip }) => fold(strip))];
  return groups.map(([strip, same]) => ({ strip, suffixes: same }));
}

function indexPrefixes(rules: AffixRule[]): Map<string, Prefix[]> {
  // A prefix that strips letters only capitalises the word.
  const prefixes = rules
    .filter(({ strip }) => strip === '')
    .map((rule) => ({ ...rule, folded: fold(rule.add) }));
  return Map.groupBy(prefixes, ({ folded }) => folded.slice(0, 2));
}
