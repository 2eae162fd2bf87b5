/** Whether a file tells anything newer of a story: sources send every version, in any order, and our editors change them. */
import type { ExistingStory, KnownItem } from './import-queries.server.ts';
import type { ImportedStory } from './imported.ts';

type Version = Pick<ImportedStory, 'updatedAt' | 'version'>;

/** By the source's own times, and by its own count where they do not decide. */
export function isOlder(story: Version, taken: KnownItem | undefined): boolean {
  if (taken === undefined) return false;
  const [time, before] = [story.updatedAt?.getTime(), taken.saidAt?.getTime()];
  if (time !== undefined && before !== undefined && time !== before) return time < before;
  return story.version > 0 && story.version < taken.version;
}

/** Our editors did something with it that the source does not know of: what they did stays. */
export function isChangedHere(
  { updatedAt }: Version,
  taken: KnownItem | undefined,
  here: ExistingStory | undefined,
): boolean {
  if (here === undefined) return false;
  const left = taken?.writtenAt ?? null;
  if (left !== null && here.updatedAt <= left) return false;
  // Of what was taken before that was noted, only the source's time tells.
  return updatedAt === null ? left !== null : updatedAt < here.updatedAt;
}

/** What is remembered of a version that was taken, or taken back. */
export function takenItem(
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
