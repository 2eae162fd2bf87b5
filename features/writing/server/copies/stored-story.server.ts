/** The public or saved version of a story, from which a working copy is created. */
import type { Kysely } from 'kysely';
import type { Node } from 'prosemirror-model';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import { type BaseTexts, draftToDocument, editedStory } from '#features/content/public.server.ts';
import { type PublicState, publicStateOf } from '../../story-states.ts';
import { countsOfStory, fieldsOfStory } from '../draft-fields.server.ts';

export interface StoredStory {
  id: number;
  version: number;
  slug: string;
  site: string;
  publicState: PublicState;
  pubDate: Date;
  updatedAt: Date;
  texts: BaseTexts;
  /** Null without an embargo [ACT-03]. */
  embargo: { until: Date; reason: string } | null;
  /** Members who can see it until it is public; null for everybody [ACT-16]. */
  restrictedTo: readonly number[] | null;
  corrections: { at: Date; text: string }[];
  document: Node;
  /** Counters, which are not part of documents. */
  counts: Readonly<Record<string, unknown>>;
}

const correctionsSchema = z.array(z.object({ at: z.coerce.date(), text: z.string() }));

/** Undefined for a story that does not exist. */
export async function storedStory(db: Kysely<DB>, id: number): Promise<StoredStory | undefined> {
  const story = await editedStory(db, id);
  if (!story) return undefined;
  const { version, slug, state, pubDate, updatedAt, title, subtitle, lead, body, row, relations } = story;
  const { embargoUntil, embargoReason, restrictedTo, isTakenDown } = story;
  const texts = { title, subtitle, lead, body };
  return {
    id,
    version,
    slug,
    site: String(row.site),
    publicState: publicStateOf(state, isTakenDown),
    pubDate,
    updatedAt,
    texts,
    embargo: embargoUntil && { until: embargoUntil, reason: embargoReason },
    restrictedTo,
    corrections: correctionsSchema.parse(relations.corrections),
    counts: countsOfStory({ row, relations }),
    document: draftToDocument({ ...texts, fields: fieldsOfStory({ row, relations }) }),
  };
}
