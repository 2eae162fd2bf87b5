/**
 * Converts a working copy to the newest schema, before the first change by a build with that schema [SAVE-12]
 * (decision 148).
 */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { readDocument, type StorySchemas, schemaOf } from '#features/content/public.document.ts';
import { convertEntries } from '../../collab/convert-entries.ts';
import type { WrittenEntry } from '../../collab/story-log.ts';
import { convertPlaces } from '../../threads/move-places.server.ts';
import { documentAt, ofOtherSchema } from './copy-documents.server.ts';
import { type CopyRow, changeCopy, storeDocument } from './working-copy-queries.server.ts';

/**
 * @param copy locked; its version stays the same, and earlier log entries keep their schema
 * @throws Problem for a copy in a schema that this build does not know
 */
export async function convertCopy(
  trx: Transaction<DB>,
  copy: CopyRow,
  schemas: StorySchemas,
): Promise<CopyRow> {
  const { storyId, version } = copy;
  if (copy.schema === schemas.number) return copy;
  if (copy.schema > schemas.number) throw ofOtherSchema(schemas, copy.schema);
  const older = { ...schemas, number: copy.schema, schema: schemaOf(schemas, copy.schema) };
  const before = await documentAt(trx, copy, version, older);
  if (!before) throw new Error(`the working copy of story ${storyId} has no document`);
  const after = readDocument(schemas, copy.schema, before.toJSON());
  await convertPlaces(trx, copy, { before, after, older });
  const repairs = await convertedRepairs(trx, copy, { schemas, older });
  const converted = { ...copy, schema: schemas.number, documentVersion: version, repairs };
  await storeDocument(trx, converted, after.toJSON());
  if (repairs.length > 0) await changeCopy(trx, storyId, { repairs }, copy.updatedAt);
  return converted;
}

async function convertedRepairs(
  trx: Transaction<DB>,
  copy: CopyRow,
  { schemas, older }: Record<'schemas' | 'older', StorySchemas>,
): Promise<WrittenEntry[]> {
  if (copy.repairs.length === 0) return [];
  const published = await documentAt(trx, copy, copy.publishedVersion, older);
  // Repairs are not used without the version to which they apply.
  if (!published) return copy.repairs;
  return convertEntries(schemas, copy.schema, { document: published.toJSON(), entries: copy.repairs })
    .entries;
}
