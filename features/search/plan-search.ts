/** A question → what the index is asked: tiers from the best hits to the widest, and what is true of all of them. */
import { type Edition, type Site, sitesOfDomain } from '#features/sites/public.ts';
import { fold } from '#platform/hungarian/fold.ts';
import type { Stemmer } from '#platform/hungarian/stemmer.ts';
import { slugOf } from '#platform/text/slug.ts';
import { readTerm } from './read-term.ts';
import { tidyTerm } from './search-address.ts';
import type { SearchFilters, SearchQuestion } from './search-question.ts';
import {
  anywhere,
  asPart,
  asTerm,
  beginning,
  exactly,
  exactlyAccented,
  inHead,
  inTitle,
  labelPrefixes,
  longestBeginning,
  siteTerm,
} from './term-names.ts';
import { all, any, inOrder, type Query, term } from './tsquery.ts';
import { wordForms } from './word-forms.ts';
import { wordsInText } from './words-in-text.ts';

export interface SearchPlan {
  /**
   * Word by word; each holds the one before: exactly these words in the title; their other forms in the title; in title,
   * lead, tags and authors; anywhere; as parts of compounds. One when the order is by time, of no words when none was typed.
   */
  tiers: Query[][];
  /** Labels and sites, one query each; all must be true. */
  conditions: Query[];
  /** '' or what has to stand in order. */
  phrase: Query;
  /** Terms that are marked where they are found: stems, and words that have them as parts. */
  marks: string[];
}

/** Null when nothing can be found: something was typed that has no word, or none of the sites named is of this domain. */
export function planSearch(
  question: Pick<SearchQuestion, 'term' | 'filters' | 'sites' | 'sort'>,
  place: { edition: Edition; site: Site },
  stemmer: Stemmer,
): SearchPlan | null {
  const { words, phrases } = readTerm(question.term);
  const conditions = [...filterQueries(question.filters), sitesQuery(question.sites, place)];
  const saysNothing = words.length === 0 && tidyTerm(question.term) !== '';
  if (saysNothing || conditions.includes(null)) return null;
  const tier = (...prefixes: string[]) => words.map((word) => wordQuery(word, prefixes, stemmer));
  const tiers = [words.map(exactWord), tier(inTitle), tier(inHead), tier(anywhere), tier(anywhere, asPart)];
  const stems = words.flatMap((word) => stemsOf(word, stemmer));
  return {
    tiers: words.length === 0 || question.sort === 'time' ? tiers.slice(-1) : tiers,
    conditions: conditions.flatMap((query) => query || []),
    phrase: all(
      phrases.map((phrase) => inOrder(phrase.map((word) => any(stemsOf(word, stemmer).map(term))))),
    ),
    marks: [...new Set([anywhere, asPart].flatMap((prefix) => stems.map((stem) => prefix + stem)))],
  };
}

/** Less is only the beginning of a word. */
const shortestWord = 5;

/** Word by word: stories whose titles have words that begin so; or, for a whole word, other forms of it. */
export function planTypeahead(typed: string, stemmer: Stemmer): Query[] {
  const { words } = readTerm(typed);
  return words.map((word) => {
    const forms = word.length < shortestWord ? [] : stemsOf(word, stemmer);
    return any([beginningQuery(word), ...forms.map((stem) => term(inTitle + stem))]);
  });
}

/** Names that have a word beginning with each of those typed. */
export function planLabels(typed: string): Query {
  return all(
    wordsInText(typed)
      .slice(0, 8)
      .map((word) => beginningQuery(word.text)),
  );
}

function beginningQuery(word: string): Query {
  return term(beginning + fold(word).slice(0, longestBeginning));
}

function wordQuery(word: string, prefixes: string[], stemmer: Stemmer): Query {
  const [whole = word, ...parts] = formsOf(word);
  const inParts =
    parts.length > 1 ? parts.map((part) => any(stemsOfForm(part, stemmer).flatMap(named(prefixes)))) : [];
  return any([exactWord(word), ...stemsOfForm(whole, stemmer).flatMap(named(prefixes)), all(inParts)]);
}

const named = (prefixes: string[]) => (stem: string) => prefixes.map((prefix) => term(prefix + stem));

/** Accents that were typed are meant. */
function exactWord(word: string): Query {
  const small = word.toLowerCase();
  return term(small === fold(word) ? exactly + small : exactlyAccented + small);
}

function stemsOf(word: string, stemmer: Stemmer): string[] {
  return [...new Set(formsOf(word).flatMap((form) => stemsOfForm(form, stemmer)))];
}

function stemsOfForm(form: string, stemmer: Stemmer): string[] {
  const folded = fold(form);
  const stems = form.toLowerCase() === folded ? stemmer.foldedStems(form) : stemmer.stems(form);
  return stems.length > 0 ? stems : [folded];
}

function formsOf(word: string): string[] {
  const forms = wordForms(word);
  return forms.length > 0 ? forms : [word];
}

/** Null where nothing can be true of a story. */
function filterQueries(filters: SearchFilters): (Query | null)[] {
  const labels = (kind: keyof typeof labelPrefixes, values: string[]) =>
    values.map((value) => term(labelPrefixes[kind] + asTerm(slugOf(value, 200))));
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

/** '' when all sites of the domain are meant: the walk through time keeps to the domain by itself. Null when none is [X11]. */
function sitesQuery(wanted: string[], { edition, site }: { edition: Edition; site: Site }): Query | null {
  if (wanted.length === 0) return '';
  const own = sitesOfDomain(edition, site).map(({ slug }) => slug);
  const here = own.filter((slug) => wanted.includes(slug));
  if (here.length === 0) return null;
  return here.length === own.length ? '' : any(here.map((slug) => term(siteTerm(slug))));
}
