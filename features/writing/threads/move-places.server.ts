/** Maps positions of threads through the log of a story's changes, so that they stay with their text. */
import type { Kysely } from 'kysely';
import type { Node } from 'prosemirror-model';
import type { DB } from '#db/types.ts';
import { type StorySchemas, schemaOf, storySchemas } from '#features/content/public.document.ts';
import { movedPlace } from '../collab/convert-entries.ts';
import type { Range } from '../collab/identified-step.ts';
import { pathOf } from '../collab/path.ts';
import { stepsIn } from '../collab/story-log.ts';
import { logSince } from '../server/copies/working-copy-queries.server.ts';
import { quoteOf, rangeAfter, rangeOfQuote } from './text-place.ts';
import { forgetPlaces, storedPlaces, storePlaces } from './thread-queries.server.ts';

export interface VersionOfStory {
  storyId: number;
  epoch: number;
  version: number;
}

interface Placed extends Range {
  id: number;
  version: number;
}

/** The current range of each thread, null without one. */
export async function placesNow(
  db: Kysely<DB>,
  { storyId, epoch, version }: VersionOfStory,
  before: readonly Placed[],
  schemas = storySchemas,
): Promise<Map<number, Range | null>> {
  const since = Math.min(version, ...before.map((one) => one.version));
  const log = since < version ? await logSince(db, { id: storyId, epoch, version: since }) : [];
  const steps = log
    .filter((entry) => entry.version <= version)
    .flatMap((entry) => stepsIn(schemaOf(schemas, entry.schema), entry));
  const path = pathOf(steps);
  return new Map(
    before.map((one) => [one.id, one.version > version ? null : rangeAfter(one, path, one.version - since)]),
  );
}

/**
 * Number of steps after which positions of deleted text are cleared: until then an undo may restore the text.
 */
const mostSteps = 2_000;

/** Stores the positions again whenever the document is stored, so that reading them needs few steps. */
export async function movePlaces(
  trx: Kysely<DB>,
  now: VersionOfStory,
  document: Node,
  schemas = storySchemas,
): Promise<void> {
  const before = await storedPlaces(trx, now.storyId, now.epoch);
  if (before.length === 0) return;
  const places = await placesNow(trx, now, before, schemas);
  const found = before.flatMap(({ id }) => {
    const range = places.get(id);
    return range && range.to <= document.content.size ? [{ id, version: now.version, ...range }] : [];
  });
  const lost = before.filter(({ id, version }) => !places.get(id) && version < now.version - mostSteps);
  await storePlaces(trx, found);
  await forgetPlaces(
    trx,
    lost.map(({ id }) => id),
  );
}

interface ConvertedDocument {
  before: Node;
  after: Node;
  /** Schemas of which the newest is that of the document `before`. */
  older: StorySchemas;
}

/**
 * Converts positions to a new schema [SAVE-12]: a text keeps its position relative to its block if it is the
 * same there, otherwise it is searched.
 */
export async function convertPlaces(
  trx: Kysely<DB>,
  now: VersionOfStory,
  { before, after, older }: ConvertedDocument,
): Promise<void> {
  await movePlaces(trx, now, before, older);
  const places = (await storedPlaces(trx, now.storyId, now.epoch)).map((place) => {
    const quote = place.version === now.version ? quoteOf(before, place) : '';
    const [from, to] = [place.from, place.to].map((at) => movedPlace(at, before, after) ?? 0);
    const moved = { from: from ?? 0, to: to ?? 0 };
    const isSame = quote !== '' && moved.to <= after.content.size && quoteOf(after, moved) === quote;
    return { ...place, range: isSame ? moved : rangeOfQuote(after, quote) };
  });
  await storePlaces(
    trx,
    places.flatMap(({ range, ...place }) => (range ? [{ ...place, from: range.from, to: range.to }] : [])),
  );
  await forgetPlaces(
    trx,
    places.flatMap(({ range, id }) => (range ? [] : [id])),
  );
}

/**
 * The range, or else a search for the quoted text, which may have been cut and pasted, or whose log is no
 * longer stored.
 */
export function placeIn(document: Node, range: Range | null, quote: string): Range | null {
  return range && range.to <= document.content.size ? range : rangeOfQuote(document, quote);
}
