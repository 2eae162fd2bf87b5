/**
 * Whether a file has a newer version of a story: sources send every version in any order, and our editors change them.
 */
import type { ExistingStory, KnownItem } from '../import-queries.server.ts';
import type { ImportedStory } from '../imported.ts';

type Version = Pick<ImportedStory, 'updatedAt' | 'version'>;

/** Compares the source's times, and its version numbers where times do not decide. */
export function isOlder(story: Version, taken: KnownItem | undefined): boolean {
  if (taken === undefined) return false;
  const [time, before] = [story.updatedAt?.getTime(), taken.saidAt?.getTime()];
  if (time !== undefined && before !== undefined && time !== before) return time < before;
  return story.version > 0 && story.version < taken.version;
}

/** True if our editors changed the story after the source did: their change is preserved. */
export function isChangedLocally(
  { updatedAt }: Version,
  taken: KnownItem | undefined,
  here: ExistingStory | undefined,
): boolean {
  if (here === undefined) return false;
  const left = taken?.writtenAt ?? null;
  if (left !== null && here.updatedAt <= left) return false;
  // Items imported before `writtenAt` was stored can only be compared by the source's time.
  return updatedAt === null ? left !== null : updatedAt < here.updatedAt;
}

/** State to store of a version that was imported or withdrawn. */
export function importItemOf(
  { story, hash }: { story: ImportedStory; hash: string },
  before: KnownItem | undefined,
  made: Pick<KnownItem, 'kind' | 'targetId' | 'writtenAt'>,
): KnownItem & { sourceKey: string } {
  return {
    ...made,
    sourceKey: story.sourceKey,
    hash,
    saidAt: story.updatedAt ?? before?.saidAt ?? null,
    version: story.version || (before?.version ?? 0),
  };
}
