/** Converts a story into search terms. */
import type { StoryTexts } from '#features/content/public.server.ts';
import { fold } from '#platform/hungarian/fold.ts';
import { memoizeWords } from '#platform/hungarian/memoize-words.ts';
import type { Writing } from '#platform/hungarian/names.ts';
import type { Stemmer } from '#platform/hungarian/stemmer.ts';
import { literalText } from './literal-words.ts';
import {
  anywhere,
  asPart,
  asSense,
  exactly,
  exactlyAccented,
  inTitle,
  inTitleLeadLabel,
  type LabelKind,
  labelPrefixes,
  labelTerm,
  maxPrefixLength,
  nameTerm,
  siteTerm,
  timeTerm,
  wordPrefix,
} from './term-names.ts';
import { term } from './tsquery.ts';
import { wordForms } from './word-forms.ts';
import { type WordInText, wordsInText } from './words-in-text.ts';
import { writingInText } from './writing-in-text.ts';

export interface PositionedText {
  words: WordInText[];
  /** Position of the first word within the story. */
  first: number;
}

/** Increment when the terms of a story change: every story is then re-indexed. */
export const rulesVersion = 6;

/** Words indexed per text; longer texts are cut off. */
const maxWords = 20_000;
/** Positions left empty between two texts, so that no phrase matches across them. */
const textGap = 10;
/** PostgreSQL's highest word position, and its limit of positions per term. */
const tsvectorLimits = { place: 16_383, mention: 255 };

/** Assigns a position to each word of the texts, the same for indexing and for marking hits. */
export function positionWords(texts: readonly string[]): PositionedText[] {
  let first = 1;
  return texts.map((text) => {
    const words = wordsInText(text);
    const positioned = { words, first };
    first += words.length + textGap;
    return positioned;
  });
}

/** The texts of a story; the first three are shown in search results. */
function textsOf(story: Pick<StoryTexts, 'title' | 'lead' | 'text' | 'subtitle' | 'otherLead'>): string[] {
  return [story.title, story.lead, story.text, story.subtitle, story.otherLead];
}

/** The text in which phrases are matched. */
export function literalTextOf(story: StoryTexts): string {
  return literalText([...textsOf(story), ...labelsOf(story).map(({ name }) => name)]);
}

/** The terms of a story as the text form of a tsvector. */
export function termsOf(story: StoryTexts, domains: readonly string[], stemmer: Stemmer): string {
  const places = new Map<string, number[]>();
  const add = (name: string, place?: number): void => {
    let known = places.get(name);
    if (known === undefined) {
      known = [];
      places.set(name, known);
    }
    if (place !== undefined && place < tsvectorLimits.place && known.length < tsvectorLimits.mention)
      known.push(place);
  };
  const addIn = (scopes: readonly string[], name: string, place?: number): void => {
    add(name, place);
    for (const scope of scopes) add(scope + name);
  };
  const bodyTerms = bodyTermsWith(stemmer);
  const uncertain: (() => void)[] = [];
  const texts = textsOf(story);
  for (const [at, { words, first }] of positionWords(texts).entries()) {
    const scopes = at === 0 ? [inTitleLeadLabel, inTitle] : at === 1 ? [inTitleLeadLabel] : [];
    for (const [index, word] of words.slice(0, maxWords).entries()) {
      const { positioned, senses, maybe } = bodyTerms[writingInText(texts[at] ?? '', word.start)](word.text);
      for (const name of positioned) addIn(scopes, name, first + index);
      for (const sense of senses) addIn(scopes, sense);
      for (const name of maybe)
        uncertain.push(() => (places.has(name) ? addIn(scopes, name, first + index) : undefined));
      if (at === 0) for (const form of wordForms(word.text)) addTitleWord(add, form);
    }
  }
  for (const { kind, name } of labelsOf(story))
    for (const { text, start } of wordsInText(name)) {
      const writing = kind === 'superTags' ? 'initial' : writingInText(` ${name}`, start + 1);
      const { positioned, senses } = bodyTerms[writing](text);
      for (const one of [...positioned, ...senses]) addIn([inTitleLeadLabel], one);
    }
  for (const addIfCertain of uncertain) addIfCertain();
  for (const { kind, slug } of labelsOf(story)) add(labelPrefixes[kind] + labelTerm(slug));
  for (const site of story.sites) add(siteTerm(site));
  const month = story.pubDate.toISOString().slice(0, 7);
  for (const domain of domains) {
    add(timeTerm(domain, month));
    add(timeTerm(domain, month.slice(0, 4)));
  }
  return [...places]
    .map(([name, at]) => (at.length > 0 ? `${term(name)}:${at.join(',')}` : term(name)))
    .join(' ');
}

interface BodyTerms {
  /** Terms indexed with their positions: stems, parts, roots and names. */
  positioned: string[];
  senses: string[];
  /** Names that count only when the story has them elsewhere: Hatvan at the beginning of a sentence may be a number. */
  maybe: string[];
}

type BodyTermsOf = Record<Writing, (word: string) => BodyTerms>;

const termReaders = new WeakMap<Stemmer, BodyTermsOf>();

/** Terms of a word in any text. Cached, because consecutive texts mostly have the same words. */
function bodyTermsWith(stemmer: Stemmer): BodyTermsOf {
  const before = termReaders.get(stemmer);
  if (before) return before;
  const readers = {
    lower: memoizeWords((word) => readBodyTerms(word, 'lower', stemmer)),
    initial: memoizeWords((word) => readBodyTerms(word, 'initial', stemmer)),
    capital: memoizeWords((word) => readBodyTerms(word, 'capital', stemmer)),
  };
  termReaders.set(stemmer, readers);
  return readers;
}

function readBodyTerms(word: string, writing: Writing, stemmer: Stemmer): BodyTerms {
  const forms = wordForms(word);
  const stems = forms.flatMap((form) => stemmer.stems(form, writing)).map((stem) => anywhere + stem);
  const inside = forms.flatMap((form) => [
    ...stemmer.parts(form),
    ...stemmer.roots(form),
    ...stemmer.places(form).map(nameTerm),
  ]);
  const capital = writing === 'lower' ? [] : forms.flatMap((form) => stemmer.names(form));
  const names = capital.filter(({ isShared }) => isShared).map(nameTerm);
  const isUncertain = writing === 'initial' && forms.some((form) => stemmer.isKnownWord(form));
  const meant = forms.flatMap((form) => stemmer.senses(form, writing).flatMap(({ name }) => name ?? []));
  return {
    positioned: [
      ...new Set([...stems, ...inside.map((part) => asPart + part), ...(isUncertain ? [] : names)]),
    ],
    senses: [...new Set(meant)].map((name) => asSense + name),
    maybe: isUncertain ? names : [],
  };
}

/** The terms of a name as the text form of a tsvector: its words and their prefixes. */
export function nameTermsOf(name: string): string {
  const terms = new Set<string>();
  for (const word of wordsInText(name))
    for (const form of wordForms(word.text)) addTitleWord((one) => terms.add(term(one)), form);
  return [...terms].join(' ');
}

function addTitleWord(add: (name: string) => void, form: string): void {
  const lowerCase = form.toLowerCase();
  const folded = fold(form);
  add(exactly + folded);
  if (lowerCase !== folded) add(exactlyAccented + lowerCase);
  for (let length = 1; length <= maxPrefixLength; length += 1) add(wordPrefix + folded.slice(0, length));
}

export interface StoryLabel {
  kind: LabelKind;
  slug: string;
  name: string;
}

export function labelsOf(story: Pick<StoryTexts, 'tags' | 'superTags' | 'authors'>): StoryLabel[] {
  return [
    ...story.tags.map((one) => ({ kind: 'tags' as const, ...one })),
    ...story.superTags.map((one) => ({ kind: 'superTags' as const, ...one })),
    ...story.authors.map((one) => ({ kind: 'authors' as const, ...one })),
  ];
}
