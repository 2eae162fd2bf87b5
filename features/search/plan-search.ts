/**
 * Turns a search request into index queries: tiers from the best hits to the widest, and conditions for all of them.
 */
import { type Edition, type Site, sitesOfDomain } from '#features/sites/public.ts';
import { fold } from '#platform/hungarian/fold.ts';
import type { Stemmer } from '#platform/hungarian/stemmer.ts';
import { slugOf } from '#platform/text/slug.ts';
import { normaliseTerm } from './search-address.ts';
import type { SearchFilters, SearchRequest } from './search-request.ts';
import { readTerm } from './words/read-term.ts';
import {
  anywhere,
  exactly,
  inTitle,
  inTitleLeadLabel,
  labelPrefixes,
  labelTerm,
  maxPrefixLength,
  siteTerm,
  wordPrefix,
} from './words/term-names.ts';
import { all, any, type Query, term } from './words/tsquery.ts';
import { createWordQueries, stemsOf, type WordQueries } from './words/word-queries.ts';
import { wordsInText } from './words/words-in-text.ts';

export interface SearchPlan {
  /**
   * From the best hits to the widest; one query per word, words of phrases first. Each tier contains the one before. A
   * single tier when the order is by time; a tier without words when none was typed.
   */
  tiers: Query[][];
  /** The unquoted words as typed: their queries are the last ones in each tier. */
  words: string[];
  /** Of the words that were read as names only, those that are other words, too: Hatvan [S62]. */
  names: string[];
  /** Queries for labels and sites; all must match. */
  conditions: Query[];
  /** The quoted phrases, word by word. */
  phrases: string[][];
  /** Terms whose hits are marked: stems, roots, and words that contain them as parts. */
  marks: string[];
}

type View = { edition: Edition; site: Site };
type Question = Pick<SearchRequest, 'term' | 'filters' | 'sites' | 'sort'>;

/**
 * The plans to try, one after the other until stories are found: first, words that can be names are nothing else, then
 * in every sense. None when nothing can be found: the input contains no word, or none of the requested sites is on
 * this domain. `tags`: those of the folded words that are names of tags.
 */
export function planSearch(
  question: Question,
  view: View,
  stemmer: Stemmer,
  tags: ReadonlySet<string> = new Set(),
): SearchPlan[] {
  const { words } = readTerm(question.term);
  const names = words.filter((word) => stemmer.typedNames(word).length > 0);
  const inEverySense = planWith(question, view, createWordQueries(stemmer, { asNames: false, tags }));
  if (inEverySense === null) return [];
  if (names.every(stemmer.isOnlyName)) return [inEverySense];
  const asNames = planWith(question, view, createWordQueries(stemmer, { asNames: true, tags }));
  const alsoWords = names.filter((word) => stemmer.isKnownWord(word));
  return [...(asNames === null ? [] : [{ ...asNames, names: alsoWords }]), inEverySense];
}

function planWith(question: Question, view: View, queries: WordQueries): SearchPlan | null {
  const { words, phrases } = readTerm(question.term);
  const quoted = [...new Set(phrases.flat())];
  const conditions = [...filterQueries(question.filters), sitesQuery(question.sites, view)];
  const hasNoWords = words.length + quoted.length === 0 && normaliseTerm(question.term) !== '';
  if (hasNoWords || conditions.includes(null)) return null;
  const tiers = tiersOf(words, quoted, queries);
  return {
    tiers: question.sort === 'time' ? tiers.slice(-1) : tiers,
    words,
    names: [],
    conditions: conditions.flatMap((query) => query || []),
    phrases,
    marks: [...new Set(words.flatMap(queries.marks))],
  };
}

/** The folded words that derive from others, by the slugs that tags named like them would have. */
export function derivedWords(question: Question, stemmer: Stemmer): Map<string, string> {
  const derived = readTerm(question.term).words.filter((word) => stemmer.foldedRoots(word).length > 0);
  return new Map(derived.map((word) => [slugOf(word), fold(word)]));
}

/**
 * First, exactly these words in the title. Then, each in the title, in title, lead or labels, and anywhere: the senses
 * identified by accents or endings; every word with these stems; compounds that contain them, and words derived from
 * them or that they derive from; and last, both halves of those that are compounds, and compounds of two neighbours.
 */
function tiersOf(words: string[], quoted: string[], queries: WordQueries): Query[][] {
  const typed = [...quoted, ...words];
  if (typed.length === 0) return [[]];
  const { exact, hasDistinctSense, bySense, byStem, related } = queries;
  // A quoted word must appear itself, not as a part of another word.
  const relatedOrSame = (word: string, scope: string) =>
    quoted.includes(word) ? byStem(word, scope) : related(word, scope);
  const joined = joinedNeighbours(words, queries);
  const isWider = joined.some((query) => query !== '') || words.some(queries.hasHalves);
  const widest = () => [
    ...quoted.map((word) => byStem(word, anywhere)),
    ...words.map((word, at) => any([related(word, anywhere), queries.byHalves(word), joined[at] ?? ''])),
  ];
  return [
    typed.map(exact),
    ...[...(typed.some(hasDistinctSense) ? [bySense] : []), byStem, relatedOrSame].flatMap((queryOf) =>
      [inTitle, inTitleLeadLabel, anywhere].map((scope) => typed.map((word) => queryOf(word, scope))),
    ),
    ...(isWider ? [widest()] : []),
  ];
}

/** For each word the compounds that it is with the word before or after it: kenyér ára finds kenyérár. */
function joinedNeighbours(words: string[], { hasHalves, byStem }: WordQueries): Query[] {
  const pairs = words.slice(1).map((word, at) => {
    const pair = `${words[at] ?? ''}${word}`;
    return hasHalves(pair) ? byStem(pair, anywhere) : '';
  });
  return words.map((_, at) => any([pairs[at - 1] ?? '', pairs[at] ?? '']));
}

/** Shorter input is treated only as the beginning of a word. */
const minStemmedLength = 5;

/** One query per word: titles with a word that begins so, or, for a longer word, other forms of it. */
export function planTypeahead(typed: string, stemmer: Stemmer): Query[] {
  const { words, phrases } = readTerm(typed);
  return [...phrases.flat(), ...words].map((word) => {
    const forms = word.length < minStemmedLength ? [] : stemsOf(word, stemmer);
    return any([prefixQuery(word), ...forms.map((stem) => term(inTitle + stem))]);
  });
}

/** Names that have a word beginning with each of those typed. */
export function planLabels(typed: string): Query {
  return all(
    wordsInText(typed)
      .slice(0, 8)
      .map((word) => prefixQuery(word.text)),
  );
}

function prefixQuery(word: string): Query {
  return term(wordPrefix + fold(word).slice(0, maxPrefixLength));
}

/** Null where no story can match. */
function filterQueries(filters: SearchFilters): (Query | null)[] {
  const labels = (kind: keyof typeof labelPrefixes, values: string[]) =>
    values.map((value) => term(labelPrefixes[kind] + labelTerm(slugOf(value, 200))));
  return [
    ...labels('tags', filters.and_tags),
    any(labels('superTags', filters.superTags)),
    any(labels('authors', filters.authors)),
    ...filters.title.map(
      (title) =>
        all(
          wordsInText(title)
            .slice(0, 20)
            .map((word) => term(exactly + fold(word.text))),
        ) || null,
    ),
  ];
}

/**
 * '' for all sites of the domain, because the time terms already limit the search to the domain; null when no requested
 * site is on it [X11].
 */
function sitesQuery(siteSlugs: string[], { edition, site }: { edition: Edition; site: Site }): Query | null {
  if (siteSlugs.length === 0) return '';
  const own = sitesOfDomain(edition, site).map(({ slug }) => slug);
  const selected = own.filter((slug) => siteSlugs.includes(slug));
  if (selected.length === 0) return null;
  return selected.length === own.length ? '' : any(selected.map((slug) => term(siteTerm(slug))));
}
