/**
 * Keeps the index true, in the transaction of every change: takes new and changed texts apart, hides what is withdrawn,
 * shows again what comes back, and counts the labels.
 */
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { type StoryTexts, storyTextsOf } from '#features/content/public.server.ts';
import { type Edition, siteBySlug, sitesOfDomain } from '#features/sites/public.ts';
import type { Stemmer } from '#platform/hungarian/stemmer.ts';
import {
  type IndexedStory,
  indexedStories,
  type NewStory,
  showStories,
  visibleStories,
  writeStories,
} from './index-queries.server.ts';
import { LabelCounts } from './label-counts.ts';
import { countLabels } from './label-queries.server.ts';
import { labelsOf, rules, termsOf } from './story-terms.ts';

type Database = Kysely<DB>;

export interface IndexNeeds {
  edition: Edition;
  stemmer(): Promise<Stemmer>;
  /** Told when stories were written. */
  settleSoon(): void;
}

/** The texts, only who may see them, or nothing: they are taken apart again although they are the same. */
export type Change = 'text' | 'state' | 'again';

/** So many stories are held in memory with their texts. */
const batchSize = 100;
/** So many the database writes while the next are taken apart: fewer together cost it more. */
const writtenTogether = 50;

/** Returns the domains, by their first site, where something else is found now. */
export async function indexStories(
  needs: IndexNeeds,
  db: Database,
  ids: number[],
  change: Change,
): Promise<string[]> {
  const stemmer = await needs.stemmer();
  const counts = new LabelCounts();
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    const known = new Map((await indexedStories(db, batch)).map((story) => [story.id, story]));
    const unread = change === 'state' ? await showOrHide(db, batch, known, counts) : batch;
    await readAgain(
      { edition: needs.edition, stemmer, counts, isForced: change === 'again' },
      db,
      unread,
      known,
    );
    needs.settleSoon();
  }
  await countLabels(db, counts.changes());
  return counts.papers();
}

/** What kind of hands made a row; rows made by others are made again. */
export function makerOf(edition: Edition, stemmer: Stemmer): number {
  const papers = edition.sites.map((site) => [site.slug, paperOf(edition, site.slug)]);
  const made = JSON.stringify([rules, stemmer.source, papers]);
  return createHash('sha256').update(made).digest().readInt32BE(0);
}

/** First site of the domain that a site belongs to. */
export function paperOf(edition: Edition, site: string): string {
  return sitesOfDomain(edition, siteBySlug(edition, site))[0]?.slug ?? site;
}

/** Returns the stories that are not known yet and should be. */
async function showOrHide(
  db: Database,
  ids: number[],
  known: ReadonlyMap<number, IndexedStory>,
  counts: LabelCounts,
): Promise<number[]> {
  const visible = new Set(await visibleStories(db, ids));
  const changed = [...known.values()].filter((story) => story.shown !== visible.has(story.id));
  for (const story of changed) counts.move(story, story.shown ? -1 : 1);
  await showStories(db, idsOf(changed.filter((story) => !story.shown)), true);
  await showStories(db, idsOf(changed.filter((story) => story.shown)), false);
  return [...visible].filter((id) => !known.has(id));
}

interface Reading {
  edition: Edition;
  stemmer: Stemmer;
  counts: LabelCounts;
  isForced: boolean;
}

async function readAgain(
  { edition, stemmer, counts, isForced }: Reading,
  db: Database,
  ids: number[],
  known: ReadonlyMap<number, IndexedStory>,
): Promise<void> {
  if (ids.length === 0) return;
  const texts = await storyTextsOf(db, ids);
  const visible = new Set(texts.map((story) => story.id));
  const gone = ids
    .flatMap((id) => known.get(id) ?? [])
    .filter((story) => story.shown && !visible.has(story.id));
  const back: IndexedStory[] = [];
  let written: NewStory[] = [];
  let writing: Promise<void> = Promise.resolve();
  const maker = makerOf(edition, stemmer);
  for (const story of texts) {
    const before = known.get(story.id);
    const papers = [...new Set(story.sites.map((site) => paperOf(edition, site)))].toSorted();
    const hash = hashOf(story);
    if (!isForced && before?.hash === hash && before.maker === maker) {
      if (!before.shown) back.push(before);
      continue;
    }
    if (before?.shown) counts.move(before, -1);
    counts.add(papers, labelsOf(story));
    written.push({
      id: story.id,
      pubDate: story.pubDate,
      maker,
      hash,
      terms: termsOf(story, papers, stemmer),
    });
    if (written.length === writtenTogether) {
      await writing;
      writing = writeStories(db, written);
      // Whoever awaits it is told, later.
      writing.catch(() => undefined);
      written = [];
    }
    // A text takes milliseconds, and readers are served by the same process.
    await nextTurn();
  }
  await writing;
  for (const story of gone) counts.move(story, -1);
  for (const story of back) counts.move(story, 1);
  await showStories(db, idsOf(gone), false);
  await showStories(db, idsOf(back), true);
  await writeStories(db, written);
}

function hashOf(story: StoryTexts): string {
  return createHash('sha256').update(JSON.stringify(story)).digest('base64url').slice(0, 22);
}

function idsOf(stories: IndexedStory[]): number[] {
  return stories.map((story) => story.id);
}
