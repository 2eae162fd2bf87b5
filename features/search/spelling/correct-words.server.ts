/** Corrects words of a search that no story has, to words that stories have. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { fold } from '#platform/hungarian/fold.ts';
import type { Stemmer } from '#platform/hungarian/stemmer.ts';
import { hasMatch, type SearchRange } from '../rank-stories.server.ts';
import type { Correction } from '../search-request.ts';
import { any, term } from '../words/tsquery.ts';
import { stemsOf } from '../words/word-queries.ts';
import { type IndexedSpelling, indexedSpellings, writtenWords } from './spelling-queries.server.ts';
import { spellingsAlike, spellingsOfMistakes } from './spellings.ts';

type Database = Kysely<DB>;

/** A shorter word is one mistake away from too many others; a longer one has too many spellings. */
const correctable = /^\p{L}{4,30}$/u;
const mostCorrected = 3;
/** The word and its stems, the most probable first. */
const mostStems = 3;

/** Corrections for those of the words that no story of the domain has. */
export async function correctWords(
  db: Database,
  stemmer: Stemmer,
  words: readonly string[],
  range: SearchRange,
): Promise<Correction[]> {
  const corrections: Correction[] = [];
  for (const typed of words) {
    if (corrections.length === mostCorrected) break;
    if (!correctable.test(typed)) continue;
    const stems = stemsOf(typed, stemmer);
    if (await hasMatch(db, [any(stems.map(term))], range)) continue;
    const best = await bestSpelling(db, stemmer, typed, range);
    if (best !== undefined) corrections.push({ typed, found: await asWritten(db, stemmer, best) });
  }
  return corrections;
}

/**
 * A word that sounds like it, the closest one, else the most frequent with one letter different; first of the whole
 * word, then of its stems. A word of the dictionary is no mistake: only a foreign spelling is looked for, cappuccino for
 * kapucsínó.
 */
async function bestSpelling(
  db: Database,
  stemmer: Stemmer,
  typed: string,
  { paper }: SearchRange,
): Promise<IndexedSpelling | undefined> {
  const isForm = stemmer.isForm(typed);
  const stems = new Set([fold(typed), ...stemsOf(typed, stemmer)]);
  for (const stem of [...stems].slice(0, mostStems)) {
    const alike = await indexedSpellings(db, paper, spellingsAlike(stem));
    const closest = alike.find(({ spelling }) => !(isForm && stemmer.isForm(spelling)));
    if (closest !== undefined) return closest;
    if (isForm) continue;
    const near = await indexedSpellings(db, paper, spellingsOfMistakes(stem));
    if (near.length > 0) return near.toSorted((one, other) => other.stories - one.stories)[0];
  }
  return undefined;
}

/** As stories write it, without an ending if one has that form. */
async function asWritten(db: Database, stemmer: Stemmer, best: IndexedSpelling): Promise<string> {
  const words = await writtenWords(db, best.storyIds);
  const forms = words
    .filter((word) => stemmer.stems(word).includes(best.spelling))
    .toSorted((one, other) => one.length - other.length);
  return forms.find((word) => fold(word) === best.spelling) ?? forms[0] ?? best.spelling;
}
