/**
 * Turns a search request into index queries: tiers from the best hits to the widest, and conditions for all of them.
 */
import { type Edition, type Site, sitesOfDomain } from '#features/sites/public.ts';
import { fold } from '#platform/hungarian/fold.ts';
import type { Stemmer } from '#platform/hungarian/stemmer.ts';
import { slugOf } from '#platform/text/slug.ts';
import { readTerm } from './read-term.ts';
import { normaliseTerm } from './search-address.ts';
import type { SearchFilters, SearchRequest } from './search-request.ts';
import {
  anywhere,
  asPart,
  asSense,
  exactly,
  exactlyAccented,
  inTitle,
  inTitleLeadLabel,
  labelPrefixes,
  labelTerm,
  maxPrefixLength,
  siteTerm,
  wordPrefix,
} from './term-names.ts';
import { all, any, type Query, term } from './tsquery.ts';
import { wordForms } from './word-forms.ts';
import { wordsInText } from './words-in-text.ts';

export interface SearchPlan {
  /**
   * From the best hits to the widest; one query per word, words of phrases first. Each tier contains the one before. A
   * single tier when the order is by time; a tier without words when none was typed.
   */
  tiers: Query[][];
  /** The unquoted words as typed: their queries are the last ones in each tier. */
  words: string[];
  /** Queries for labels and sites; all must match. */
  conditions: Query[];
  /** The quoted phrases, word by word. */
  phrases: string[][];
  /** Terms whose hits are marked: stems, roots, and words that contain them as parts. */
  marks: string[];
}

/** Null when nothing can be found: the input contains no word, or none of the requested sites is on this domain. */
export function planSearch(
  question: Pick<SearchRequest, 'term' | 'filters' | 'sites' | 'sort'>,
  view: { edition: Edition; site: Site },
  stemmer: Stemmer,
): SearchPlan | null {
  const { words, phrases } = readTerm(question.term);
  const quoted = [...new Set(phrases.flat())];
  const conditions = [...filterQueries(question.filters), sitesQuery(question.sites, view)];
  const hasNoWords = words.length + quoted.length === 0 && normaliseTerm(question.term) !== '';
  if (hasNoWords || conditions.includes(null)) return null;
  const tiers = tiersOf(words, quoted, stemmer);
  const named = words
    .flatMap(wordForms)
    .flatMap((form) => [...stemsOf(form, stemmer), ...rootsOf(form, stemmer)]);
  return {
    tiers: question.sort === 'time' ? tiers.slice(-1) : tiers,
    words,
    conditions: conditions.flatMap((query) => query || []),
    phrases,
    marks: [...new Set(named.flatMap((name) => [anywhere + name, asPart + name]))],
  };
}

/**
 * First, exactly these words in the title. Then, each in the title, in title, lead or labels, and anywhere: the senses
 * identified by accents or endings; every word with these stems; and last, compounds that contain them, and words
 * derived from them or that they derive from.
 */
function tiersOf(words: string[], quoted: string[], stemmer: Stemmer): Query[][] {
  const typed = [...quoted, ...words];
  if (typed.length === 0) return [[]];
  const hasDistinctSenses = typed.some((word) => hasDistinctSense(word, stemmer));
  const bySense = (word: string, scope: string) =>
    wordQuery(word, [scope], (form) => sensesOf(form, stemmer));
  const stems = (word: string, scope: string) => wordQuery(word, [scope], (form) => stemsOf(form, stemmer));
  // A quoted word must appear itself, not as a part of another word.
  const related = (word: string, scope: string) =>
    quoted.includes(word) ? stems(word, scope) : relatedQuery(word, scope, stemmer);
  return [
    typed.map(exactWord),
    ...[...(hasDistinctSenses ? [bySense] : []), stems, related].flatMap((queryOf) =>
      [inTitle, inTitleLeadLabel, anywhere].map((scope) => typed.map((word) => queryOf(word, scope))),
    ),
  ];
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

/** Matches the whole word, or all the parts that its hyphens join. */
function wordQuery(word: string, prefixes: string[], namesOf: (form: string) => string[]): Query {
  const [whole = word, ...parts] = wordForms(word);
  const named = (form: string) =>
    namesOf(form).flatMap((name) => prefixes.map((prefix) => term(prefix + name)));
  const inParts = parts.length > 1 ? parts.map((part) => any(named(part))) : [];
  return any([exactWord(word), ...named(whole), all(inParts)]);
}

function relatedQuery(word: string, scope: string, stemmer: Stemmer): Query {
  const prefixes = [scope, scope + asPart];
  return any([
    wordQuery(word, prefixes, (form) => stemsOf(form, stemmer)),
    ...rootsOf(word, stemmer).flatMap((root) => prefixes.map((prefix) => term(prefix + root))),
  ]);
}

/** Typed accents must match. */
function exactWord(word: string): Query {
  const lowerCase = word.toLowerCase();
  return term(hasAccents(word) ? exactlyAccented + lowerCase : exactly + lowerCase);
}

function hasAccents(word: string): boolean {
  return word.toLowerCase() !== fold(word);
}

/** Without accents, the word may also be one without a Hungarian ending. */
function stemsOf(word: string, stemmer: Stemmer): string[] {
  return hasAccents(word) ? stemmer.stems(word) : [...new Set([...stemmer.foldedStems(word), fold(word)])];
}

function rootsOf(word: string, stemmer: Stemmer): string[] {
  return hasAccents(word) ? stemmer.roots(word) : stemmer.foldedRoots(word);
}

/** Whether its accents identify a sense that other words with the same stem do not have. */
function hasDistinctSense(word: string, stemmer: Stemmer): boolean {
  return hasAccents(word) && stemmer.senses(word).some(({ name }) => name !== null);
}

function sensesOf(word: string, stemmer: Stemmer): string[] {
  if (!hasDistinctSense(word, stemmer)) return stemsOf(word, stemmer);
  return stemmer.senses(word).map(({ stem, name }) => (name === null ? stem : asSense + name));
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
