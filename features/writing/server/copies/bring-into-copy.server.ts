/** Brings a change of the stored story into its working copy, beside all that was written there since [ACT-04] [SAVE-08]. */
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
  /** The version of the copy that was stored before, without what came into the story beside the copy. */
  published: Node;
  /** The same with it, as it was stored before. */
  before: Node;
  /** What is stored now. */
  document: Node;
  entry: WrittenEntry;
  by: ChangeAuthor;
  at: Date;
}

/** What does not fit is kept aside; a text when nothing of it can be stored, which says why. */
export async function bringIntoCopy(
  authority: StoryAuthority,
  work: Transaction<DB>,
  copy: CopyRow,
  { published, before, document, entry, by, at }: StoredChange,
): Promise<CopyChange | string> {
  const { epoch, version, publishedVersion, repairs } = copy;
  const log = await wholeLog(work, copy, publishedVersion);
  const current = log ? null : await authority.documentAt(work, copy, version);
  const toMerge = current
    ? { published: before, version: 0, repairs: [], log: [asOneChange(before, current)] }
    : { published, version: publishedVersion, repairs, log: log ?? [] };
  const merged = mergeRepair(toMerge, entry);
  const stored = await authority.store(
    work,
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
  const after = await authority.documentAt(work, { ...copy, version: newest }, newest);
  if (!after?.eq(document)) return { repairs: [...repairs, entry] };
  // What is public outlives the log.
  await keepState(work, { ...copy, version: newest }, document, { at, kind: 'act' });
  return { publishedVersion: newest, repairs: [] };
}

/** All that the copy has beyond the public text, where the single changes are not stored any more [SAVE-09]. */
function asOneChange(before: Node, after: Node): LogEntry {
  const steps = stepsBetween(before, after).map((step) => step.toJSON());
  return { client: 'log', number: 1, isUndo: false, steps, version: steps.length };
}
