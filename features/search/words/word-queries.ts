/** Queries of one word, in the title, in title, lead and labels, or anywhere (`scope`). */
import { fold } from '#platform/hungarian/fold.ts';
import type { Stemmer } from '#platform/hungarian/stemmer.ts';
import {
  anywhere,
  asPart,
  asSense,
  exactly,
  exactlyAccented,
  inTitle,
  inTitleLeadLabel,
  nameTerm,
} from './term-names.ts';
import { all, any, type Query, term } from './tsquery.ts';
import { wordForms } from './word-forms.ts';

export interface WordQueries {
  /** Exactly this word in the title. */
  exact(word: string): Query;
  /** Whether its spelling identifies a sense that other words with the same stem do not have. */
  hasDistinctSense(word: string): boolean;
  bySense(word: string, scope: string): Query;
  byStem(word: string, scope: string): Query;
  /** Compounds that contain it, words derived from it, and those that it derives from, too. */
  related(word: string, scope: string): Query;
  /** Whether it is a compound whose parts are searched for, too. */
  hasHalves(word: string): boolean;
  /**
   * Both halves of a compound in title, lead or labels: kenyér and ár for kenyérárak; of one that is in no dictionary
   * one of them.
   */
  byHalves(word: string): Query;
  /** Terms whose hits are marked. */
  marks(word: string): string[];
}

interface Reading {
  /** A word that can be a name is nothing else [S62]. */
  asNames: boolean;
  /** Folded words that are the name of a tag: they are not searched for by what they derive from [S62]. */
  tags: ReadonlySet<string>;
}

/** Shorter ones are marked in too many other words: bal of baleset. */
const shortestMarkedHalf = 5;

export function createWordQueries(stemmer: Stemmer, { asNames, tags }: Reading): WordQueries {
  return {
    exact: (word) =>
      namesOf(word).length === 0
        ? exactWord(word)
        : all([exactWord(word), wordQuery(word, [inTitle], termsOf)]),
    hasDistinctSense,
    bySense: (word, scope) => wordQuery(word, [scope], sensesOf),
    byStem: (word, scope) => wordQuery(word, [scope], termsOf),
    related(word, scope) {
      if (isCapitalised(word)) return wordQuery(word, [scope], termsOf);
      const prefixes = [scope, scope + asPart];
      return any([
        wordQuery(word, prefixes, termsOf),
        ...rootsOf(word).flatMap((root) => prefixes.map((prefix) => term(prefix + root))),
      ]);
    },
    hasHalves: (word) => halvesOf(word).length > 0,
    byHalves: (word) => halvesQuery(halvesOf(word), stemmer.isForm(word), stemmer),
    marks(word) {
      const ofForms = wordForms(word).flatMap((form) => [...termsOf(form), ...rootsOf(form)]);
      const halves = halvesOf(word)
        .flat()
        .filter((half) => half.length >= shortestMarkedHalf);
      const named = [...ofForms, ...halves.map(fold)];
      return named.flatMap((name) => [anywhere + name, asPart + name]);
    },
  };

  function halvesOf(word: string): [string, string][] {
    if (namesOf(word).length > 0 || isCapitalised(word)) return [];
    return hasAccents(word) ? stemmer.halves(word) : stemmer.foldedHalves(word);
  }

  function namesOf(form: string) {
    return asNames || stemmer.isOnlyName(form) ? stemmer.typedNames(form) : [];
  }

  /** Typed with a capital, a word that can be a name is no part of others: Polgár is not in polgármester. */
  function isCapitalised(word: string): boolean {
    return namesOf(word).length === 0 && word !== word.toLowerCase() && stemmer.typedNames(word).length > 0;
  }

  /** Matches the whole word, or all the parts that its hyphens join. */
  function wordQuery(word: string, prefixes: string[], namesIn: (form: string) => string[]): Query {
    const [whole = word, ...parts] = wordForms(word);
    const named = (form: string) =>
      namesIn(form).flatMap((name) => prefixes.map((prefix) => term(prefix + name)));
    const inParts = parts.length > 1 ? parts.map((part) => any(named(part))) : [];
    const exact = namesOf(whole).length === 0 ? exactWord(word) : '';
    return any([exact, ...named(whole), all(inParts)]);
  }

  function termsOf(form: string): string[] {
    const names = namesOf(form);
    return names.length > 0 ? names.map(nameTerm) : stemsOf(form, stemmer);
  }

  function rootsOf(word: string): string[] {
    if (namesOf(word).length > 0) return [];
    const places = stemmer.places(word);
    const stems = places.map(({ stem }) => stem);
    const roots = hasAccents(word) ? stemmer.roots(word) : stemmer.foldedRoots(word);
    const other = tags.has(fold(word)) ? [] : roots.filter((root) => !stems.includes(root));
    return [...places.map(nameTerm), ...other];
  }

  function hasDistinctSense(word: string): boolean {
    if (hasAccents(word)) return stemmer.senses(word).some(({ name }) => name !== null);
    return stemmer.isKnownWord(word) && stemsOf(word, stemmer).length > stemmer.stems(word).length;
  }

  function sensesOf(word: string): string[] {
    if (namesOf(word).length > 0 || !hasDistinctSense(word)) return termsOf(word);
    if (!hasAccents(word)) return stemmer.stems(word);
    return stemmer.senses(word).map(({ stem, name }) => (name === null ? stem : asSense + name));
  }
}

function halvesQuery(ways: [string, string][], isKnown: boolean, stemmer: Stemmer): Query {
  const inHead = (part: string) => partQuery(part, inTitleLeadLabel, stemmer);
  const inText = (part: string) => partQuery(part, anywhere, stemmer);
  return any(
    ways.map(([head, tail]) =>
      isKnown
        ? all([inHead(head), inHead(tail)])
        : any([all([inHead(head), inText(tail)]), all([inText(head), inHead(tail)])]),
    ),
  );
}

/** A part of a compound, in any form, and what it derives from: drágulás meets drágul. */
function partQuery(part: string, scope: string, stemmer: Stemmer): Query {
  const named = [fold(part), ...stemmer.roots(part)];
  return any([scope, scope + asPart].flatMap((prefix) => named.map((name) => term(prefix + name))));
}

/** Without accents, the word may also be one without a Hungarian ending. */
export function stemsOf(word: string, stemmer: Stemmer): string[] {
  return hasAccents(word) ? stemmer.stems(word) : [...new Set([...stemmer.foldedStems(word), fold(word)])];
}

/** Typed accents must match. */
function exactWord(word: string): Query {
  const lowerCase = word.toLowerCase();
  return term(hasAccents(word) ? exactlyAccented + lowerCase : exactly + lowerCase);
}

function hasAccents(word: string): boolean {
  return word.toLowerCase() !== fold(word);
}
