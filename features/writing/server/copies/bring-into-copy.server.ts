/**
 * Merges a change of the stored story into its working copy with all later changes there [ACT-04] [SAVE-08].
 */
import type { Transaction } from 'kysely';
import type { Node } from 'prosemirror-model';
import type { DB } from '#db/types.ts';
import type { ChangeAuthor } from '#features/content/public.server.ts';
import { stepsBetween } from '../../collab/steps-between.ts';
import type { LogEntry, WrittenEntry } from '../../collab/story-log.ts';
import { keepState } from '../../history/state-queries.server.ts';
import { mergeRepair } from '../acts/merge-repair.ts';
import { wholeLog } from './copy-documents.server.ts';
import type { StoryAuthority } from './story-authority.server.ts';
import type { CopyChange, CopyRow } from './working-copy-queries.server.ts';

export interface StoredChange {
  /** The published version of the copy, without changes made outside the copy. */
  published: Node;
  /** The same with those changes: the previous stored story. */
  before: Node;
  /** The new stored story. */
  document: Node;
  entry: WrittenEntry;
  by: ChangeAuthor;
  at: Date;
}

/** Text that does not fit becomes kept text. Returns the reason as a string when nothing can be stored. */
export async function bringIntoCopy(
  authority: StoryAuthority,
  trx: Transaction<DB>,
  copy: CopyRow,
  { published, before, document, entry, by, at }: StoredChange,
): Promise<CopyChange | string> {
  const { epoch, version, publishedVersion, repairs } = copy;
  const log = await wholeLog(trx, copy, publishedVersion);
  const current = log ? null : await authority.documentAt(trx, copy, version);
  const toMerge = current
    ? { published: before, version: 0, repairs: [], log: [asOneChange(before, current)] }
    : { published, version: publishedVersion, repairs, log: log ?? [] };
  const merged = mergeRepair(toMerge, entry);
  const stored = await authority.store(
    trx,
    copy,
    {
      epoch,
      version,
      entries: merged.entry ? [merged.entry] : [],
      kept: merged.kept,
      closed: [],
      rebase: false,
    },
    by,
  );
  if (stored.kind !== 'stored') return stored.kind === 'refused' ? stored.why : stored.kind;
  const newest = version + (merged.entry?.steps.length ?? 0);
  const after = await authority.documentAt(trx, { ...copy, version: newest }, newest);
  if (!after?.eq(document)) return { repairs: [...repairs, entry] };
  // The public version is stored for longer than the log.
  await keepState(trx, { ...copy, version: newest }, document, { at, kind: 'act' });
  return { publishedVersion: newest, repairs: [] };
}

/**
 * All unpublished changes of the copy as one entry, for the case that single changes are no longer stored
 * [SAVE-09].
 */
function asOneChange(before: Node, after: Node): LogEntry {
  const steps = stepsBetween(before, after).map((step) => step.toJSON());
  return { client: 'log', number: 1, isUndo: false, steps, version: steps.length };
}
