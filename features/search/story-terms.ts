/** A story taken apart into what it can be found by. */
import type { StoryTexts } from '#features/content/public.server.ts';
import { fold } from '#platform/hungarian/fold.ts';
import { remembering } from '#platform/hungarian/remembering.ts';
import type { Stemmer } from '#platform/hungarian/stemmer.ts';
import {
  anywhere,
  asPart,
  asTerm,
  beginning,
  exactly,
  exactlyAccented,
  inHead,
  inTitle,
  type LabelKind,
  labelPrefixes,
  longestBeginning,
  siteTerm,
  timeTerm,
} from './term-names.ts';
import { term } from './tsquery.ts';
import { wordForms } from './word-forms.ts';
import { type PlacedWord, wordsInText } from './words-in-text.ts';

export interface LaidText {
  words: PlacedWord[];
  /** Place of the first word in the story. */
  first: number;
}

/** Counted up when a story is taken apart in another way: every story is then taken apart again. */
export const rules = 3;

/** A story is read so far; nobody looks for a word in the second hour. */
const mostWords = 20_000;
/** No phrase reaches from one text into the next. */
const gap = 10;
/** What PostgreSQL can count to, and how often it counts one term. */
const last = { place: 16_383, mention: 255 };

/** Texts one after the other, with the place of each word: the same for indexing and for marking what was found. */
export function layOut(texts: readonly string[]): LaidText[] {
  let first = 1;
  return texts.map((text) => {
    const words = wordsInText(text);
    const laid = { words, first };
    first += words.length + gap;
    return laid;
  });
}

/** The first three are what a reader is shown of a found story. */
export function textsOf(
  story: Pick<StoryTexts, 'title' | 'lead' | 'text' | 'subtitle' | 'otherLead'>,
): string[] {
  return [story.title, story.lead, story.text, story.subtitle, story.otherLead];
}

/** As the text form of a tsvector. */
export function termsOf(story: StoryTexts, papers: readonly string[], stemmer: Stemmer): string {
  const places = new Map<string, number[]>();
  const put = (name: string, place?: number): void => {
    let known = places.get(name);
    if (known === undefined) {
      known = [];
      places.set(name, known);
    }
    if (place !== undefined && place < last.place && known.length < last.mention) known.push(place);
  };
  const bodyTerms = bodyTermsWith(stemmer);
  for (const [at, { words, first }] of layOut(textsOf(story)).entries()) {
    const isHead = at === 0 || at === 1;
    for (const [index, word] of words.slice(0, mostWords).entries()) {
      const { stems, everywhere } = bodyTerms(word.text);
      for (const name of everywhere) put(name, first + index);
      if (isHead) for (const stem of stems) put(inHead + stem);
      if (at > 0) continue;
      for (const stem of stems) put(inTitle + stem);
      for (const form of wordForms(word.text)) putTitleWord(put, form);
    }
  }
  for (const { name } of [...story.tags, ...story.superTags, ...story.authors])
    for (const word of wordsInText(name)) {
      const { stems, everywhere } = bodyTerms(word.text);
      for (const one of everywhere) put(one);
      for (const stem of stems) put(inHead + stem);
    }
  for (const { kind, slug } of labelsOf(story)) put(labelPrefixes[kind] + asTerm(slug));
  for (const site of story.sites) put(siteTerm(site));
  const month = story.pubDate.toISOString().slice(0, 7);
  for (const paper of papers) {
    put(timeTerm(paper, month));
    put(timeTerm(paper, month.slice(0, 4)));
  }
  return [...places]
    .map(([name, at]) => (at.length > 0 ? `${term(name)}:${at.join(',')}` : term(name)))
    .join(' ');
}

interface BodyTerms {
  stems: string[];
  /** The names of what stands for the word wherever it is: its stems and its parts. */
  everywhere: string[];
}

const readers = new WeakMap<Stemmer, (word: string) => BodyTerms>();

/** What a word is found by in any text; those of a text are mostly those of the text before. */
function bodyTermsWith(stemmer: Stemmer): (word: string) => BodyTerms {
  const before = readers.get(stemmer);
  if (before) return before;
  const read = remembering((word) => {
    const forms = wordForms(word);
    const stems = forms.flatMap((form) => stemmer.stems(form));
    const names = stems.map((stem) => anywhere + stem);
    const parts = forms.flatMap((form) => stemmer.parts(form)).map((part) => asPart + part);
    return { stems, everywhere: [...names, ...parts] };
  });
  readers.set(stemmer, read);
  return read;
}

/** A name as the text form of a tsvector: its words, and how they begin. */
export function wordTermsOf(name: string): string {
  const terms = new Set<string>();
  for (const word of wordsInText(name))
    for (const form of wordForms(word.text)) putTitleWord((one) => terms.add(term(one)), form);
  return [...terms].join(' ');
}

function putTitleWord(put: (name: string) => void, form: string): void {
  const small = form.toLowerCase();
  const folded = fold(form);
  put(exactly + folded);
  if (small !== folded) put(exactlyAccented + small);
  for (let length = 1; length <= longestBeginning; length += 1) put(beginning + folded.slice(0, length));
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
