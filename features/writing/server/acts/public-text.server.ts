/** The public text as a document of the working copy: the published version with later repairs. */
import type { Kysely } from 'kysely';
import type { Node } from 'prosemirror-model';
import type { DB } from '#db/types.ts';
import { applyEntry } from '../../collab/story-log.ts';
import { storedStory } from '../copies/stored-story.server.ts';
import type { StoryAuthority } from '../copies/story-authority.server.ts';
import { type CopyRow, copyOf } from '../copies/working-copy-queries.server.ts';

export interface PublicText {
  /** Document of the published version of the copy. */
  published: Node;
  /** The same with later repairs. */
  document: Node;
}

/** Null when the version is no longer stored. */
export async function publicText(
  db: Kysely<DB>,
  authority: Pick<StoryAuthority, 'documentAt'>,
  copy: CopyRow,
): Promise<PublicText | null> {
  const published = await authority.documentAt(db, copy, copy.publishedVersion);
  if (!published) return null;
  let document = published;
  for (const repair of copy.repairs) {
    const after = applyEntry(document, repair);
    if ('why' in after) throw new Error(`a repair of story ${copy.storyId} does not fit: ${after.why}`);
    document = after;
  }
  return { published, document };
}

/** The public text for a repair. A story without a copy has only its public text. */
export async function readPublicText(
  db: Kysely<DB>,
  authority: Pick<StoryAuthority, 'documentAt'>,
  id: number,
): Promise<{ base: number; document: unknown } | undefined> {
  const story = await storedStory(db, id);
  if (story?.publicState !== 'public') return undefined;
  const copy = await copyOf(db, id);
  const text = copy && (await publicText(db, authority, copy));
  return { base: story.version, document: (text?.document ?? story.document).toJSON() };
}
