/**
 * Updates the search index in the transaction of every change: indexes new and changed texts, hides withdrawn stories,
 * shows restored ones, and updates the label counts.
 */
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { type StoryTexts, storyTextsOf } from '#features/content/public.server.ts';
import { domainOf, type Edition, siteBySlug } from '#features/sites/public.ts';
import type { Stemmer } from '#platform/hungarian/stemmer.ts';
import { LabelCounts } from '../labels/label-counts.ts';
import { updateLabelCounts } from '../labels/label-queries.server.ts';
import { labelsOf, literalTextOf, rulesVersion, termsOf } from '../words/story-terms.ts';
import {
  type IndexedStory,
  indexedStories,
  type NewStory,
  setShown,
  visibleStories,
  writeStories,
} from './index-queries.server.ts';

type Database = Kysely<DB>;

export interface IndexNeeds {
  edition: Edition;
  stemmer(): Promise<Stemmer>;
  /** Called when stories were written, to schedule the merge of the pending list. */
  scheduleFlush(): void;
}

/** The kind of change: the texts, only the visibility, or nothing (`again`: re-index although nothing changed). */
export type IndexChange = 'text' | 'state' | 'again';

/** Stories held in memory with their texts at once. */
const batchSize = 100;
/** Stories written by one query while the next ones are stemmed: smaller batches cost the database more. */
const writeBatchSize = 50;

/** Returns the domains, by their first site, whose search results change. */
export async function indexStories(
  needs: IndexNeeds,
  db: Database,
  ids: number[],
  change: IndexChange,
): Promise<string[]> {
  const stemmer = await needs.stemmer();
  const counts = new LabelCounts();
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    const known = new Map((await indexedStories(db, batch)).map((story) => [story.id, story]));
    const toReindex = change === 'state' ? await updateVisibility(db, batch, known, counts) : batch;
    await reindex(
      { edition: needs.edition, stemmer, counts, isForced: change === 'again' },
      db,
      toReindex,
      known,
    );
    needs.scheduleFlush();
  }
  await updateLabelCounts(db, counts.changes());
  return counts.domains();
}

/** Hash of the rules, the dictionary and the domains; rows with another version are re-indexed. */
export function indexerVersion(edition: Edition, stemmer: Stemmer): number {
  const domains = edition.sites.map((site) => [site.slug, domainOf(edition, site)]);
  const definition = JSON.stringify([rulesVersion, stemmer.source, domains]);
  return createHash('sha256').update(definition).digest().readInt32BE(0);
}

/** Returns the visible stories that are not indexed yet. */
async function updateVisibility(
  db: Database,
  ids: number[],
  known: ReadonlyMap<number, IndexedStory>,
  counts: LabelCounts,
): Promise<number[]> {
  const visible = new Set(await visibleStories(db, ids));
  const changed = [...known.values()].filter((story) => story.shown !== visible.has(story.id));
  for (const story of changed) counts.adjust(story, story.shown ? -1 : 1);
  await setShown(db, idsOf(changed.filter((story) => !story.shown)), true);
  await setShown(db, idsOf(changed.filter((story) => story.shown)), false);
  return [...visible].filter((id) => !known.has(id));
}

interface ReindexContext {
  edition: Edition;
  stemmer: Stemmer;
  counts: LabelCounts;
  isForced: boolean;
}

async function reindex(
  { edition, stemmer, counts, isForced }: ReindexContext,
  db: Database,
  ids: number[],
  known: ReadonlyMap<number, IndexedStory>,
): Promise<void> {
  if (ids.length === 0) return;
  const texts = await storyTextsOf(db, ids);
  const visible = new Set(texts.map((story) => story.id));
  const withdrawn = ids
    .flatMap((id) => known.get(id) ?? [])
    .filter((story) => story.shown && !visible.has(story.id));
  const restored: IndexedStory[] = [];
  let written: NewStory[] = [];
  let writing: Promise<void> = Promise.resolve();
  const maker = indexerVersion(edition, stemmer);
  for (const story of texts) {
    const previous = known.get(story.id);
    const domains = [
      ...new Set(story.sites.map((site) => domainOf(edition, siteBySlug(edition, site)))),
    ].toSorted();
    const hash = hashOf(story);
    if (!isForced && previous?.hash === hash && previous.maker === maker) {
      if (!previous.shown) restored.push(previous);
      continue;
    }
    if (previous?.shown) counts.adjust(previous, -1);
    counts.add(domains, labelsOf(story));
    written.push({
      id: story.id,
      pubDate: story.pubDate,
      maker,
      hash,
      terms: termsOf(story, domains, stemmer),
      words: literalTextOf(story),
    });
    if (written.length === writeBatchSize) {
      await writing;
      writing = writeStories(db, written);
      // Prevents an unhandled rejection; the next `await writing` throws the error.
      writing.catch(() => undefined);
      written = [];
    }
    // Stemming a text takes milliseconds, and the same process serves readers.
    await nextTurn();
  }
  await writing;
  for (const story of withdrawn) counts.adjust(story, -1);
  for (const story of restored) counts.adjust(story, 1);
  await setShown(db, idsOf(withdrawn), false);
  await setShown(db, idsOf(restored), true);
  await writeStories(db, written);
}

function hashOf(story: StoryTexts): string {
  return createHash('sha256').update(JSON.stringify(story)).digest('base64url').slice(0, 22);
}

function idsOf(stories: IndexedStory[]): number[] {
  return stories.map((story) => story.id);
}
