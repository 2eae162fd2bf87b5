/** Follows threads through the log of a story's changes, so that they stand where their text does. */
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

/** Where each stands now, null without a place. */
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

/** Within reach of an undo. */
const mostSteps = 2_000;

/** When the document is stored anew, so are the places: to read them few steps are read. */
export async function movePlaces(
  work: Kysely<DB>,
  now: VersionOfStory,
  document: Node,
  schemas = storySchemas,
): Promise<void> {
  const before = await storedPlaces(work, now.storyId, now.epoch);
  if (before.length === 0) return;
  const places = await placesNow(work, now, before, schemas);
  const found = before.flatMap(({ id }) => {
    const range = places.get(id);
    return range && range.to <= document.content.size ? [{ id, version: now.version, ...range }] : [];
  });
  const lost = before.filter(({ id, version }) => !places.get(id) && version < now.version - mostSteps);
  await storePlaces(work, found);
  await forgetPlaces(
    work,
    lost.map(({ id }) => id),
  );
}

interface ConvertedDocument {
  before: Node;
  after: Node;
  /** With that of the document before as the newest one. */
  older: StorySchemas;
}

/** The document of this version has another schema from now on [SAVE-12]: a text stands where it did, or where it is found. */
export async function convertPlaces(
  work: Kysely<DB>,
  now: VersionOfStory,
  { before, after, older }: ConvertedDocument,
): Promise<void> {
  await movePlaces(work, now, before, older);
  const places = (await storedPlaces(work, now.storyId, now.epoch)).map((place) => {
    const quote = place.version === now.version ? quoteOf(before, place) : '';
    const [from, to] = [place.from, place.to].map((at) => movedPlace(at, before, after) ?? 0);
    const moved = { from: from ?? 0, to: to ?? 0 };
    const isSame = quote !== '' && moved.to <= after.content.size && quoteOf(after, moved) === quote;
    return { ...place, range: isSame ? moved : rangeOfQuote(after, quote) };
  });
  await storePlaces(
    work,
    places.flatMap(({ range, ...place }) => (range ? [{ ...place, from: range.from, to: range.to }] : [])),
  );
  await forgetPlaces(
    work,
    places.flatMap(({ range, id }) => (range ? [] : [id])),
  );
}

/** By what it said, for a text that was cut and pasted or of which the log is not there any more. */
export function placeIn(document: Node, range: Range | null, quote: string): Range | null {
  return range && range.to <= document.content.size ? range : rangeOfQuote(document, quote);
}
