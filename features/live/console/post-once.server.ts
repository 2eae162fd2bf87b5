/** Publishes what the console sends: a post that is sent again, after a lost answer, is the same post [LCON-02]. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { SlugTaken, type StateChange } from '#features/content/public.server.ts';
import { sendNote } from '#platform/live/note-queries.server.ts';
import type { LiveNeeds } from '../live-needs.ts';
import { type NewPost, type PostOptions, writePost } from '../write-post.server.ts';
import { liveTopic } from './live-topic.ts';
import { claimKey, keepKey } from './post-key-queries.server.ts';

export interface PostOrder {
  /** Of the post, given by whoever sends it. */
  key: string;
  blog: { id: number; slug: string };
  post: NewPost;
  by: NonNullable<PostOptions['by']>;
}

export async function postOnce(
  needs: LiveNeeds & { db: Kysely<DB> },
  order: PostOrder,
): Promise<StateChange> {
  for (;;) {
    try {
      return await post(needs, order);
    } catch (error) {
      if (error instanceof Refused) return error.change;
      if (!(error instanceof SlugTaken)) throw error;
    }
  }
}

function post(
  needs: LiveNeeds & { db: Kysely<DB> },
  { key, blog, post, by }: PostOrder,
): Promise<StateChange> {
  return needs.db.transaction().execute(async (work) => {
    const known = await claimKey(work, key, needs.clock.now());
    if (known === undefined) throw new Refused({ kind: 'refused', why: 'the post is not there any more' });
    if (known !== null) return { kind: 'done', state: 'active', ...known };
    const change = await writePost(needs, blog.slug, post, { by, work });
    if (change.kind === 'refused') throw new Refused(change);
    await keepKey(work, key, change.id);
    await sendNote(work, { topic: liveTopic(blog.id), version: change.id });
    return change;
  });
}

/** Rolls back, so that the key is free again. */
class Refused extends Error {
  readonly change: StateChange;
  constructor(change: StateChange & { kind: 'refused' }) {
    super(change.why);
    this.change = change;
  }
}
