/**
 * Stores the state of a story before its first change, and before the first change after a pause [REV-01].
 */
import type { Kysely } from 'kysely';
import type { Node } from 'prosemirror-model';
import type { DB } from '#db/types.ts';
import { storySchemas } from '#features/content/public.document.ts';
import type { CopyRow } from '../server/copies/working-copy-queries.server.ts';
import { keepState } from './state-queries.server.ts';

/** Minimum pause between two states. */
export const pauseMs = 5 * 60_000;

/** @param document at the copy's version */
export async function keepBeforeChange(
  db: Kysely<DB>,
  copy: CopyRow,
  document: Node,
  now: Date,
  schemas = storySchemas,
): Promise<void> {
  if (copy.version > 0 && now.getTime() - copy.updatedAt.getTime() < pauseMs) return;
  const kind = copy.version === 0 ? 'begin' : 'pause';
  await keepState(db, copy, document, { at: copy.updatedAt, kind }, schemas);
}
