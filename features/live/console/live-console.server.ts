/** Changes of the console to posts; all who have the live blog open are notified. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type {
  ChangeAuthor,
  ContentFeature,
  PostChange,
  StateChange,
} from '#features/content/public.server.ts';
import { sendBroadcast } from '#platform/live/broadcast-queries.server.ts';
import type { LiveNeeds } from '../live-needs.ts';
import { liveTopic } from './live-topic.ts';
import { type PostOrder, postOnce } from './post-once.server.ts';

export interface PostInBlog {
  blog: number;
  post: number;
  by: ChangeAuthor;
  /** The version that the member saw. */
  version: number;
}

export interface LiveConsole {
  /** Idempotent: a post that is sent again is stored once. */
  post(order: PostOrder): Promise<StateChange>;
  change(post: PostInBlog, change: Pick<PostChange, 'pinned' | 'keyEvent'>): Promise<StateChange>;
  withdraw(post: PostInBlog): Promise<StateChange>;
}

export function createLiveConsole(
  needs: LiveNeeds & { db: Kysely<DB>; content: Pick<ContentFeature, 'withdraw'> },
): LiveConsole {
  const { content, db } = needs;
  const andTell = (blog: number, act: (trx: Transaction<DB>) => Promise<StateChange>): Promise<StateChange> =>
    db.transaction().execute(async (trx) => {
      const done = await act(trx);
      if (done.kind === 'done') await sendBroadcast(trx, { topic: liveTopic(blog), version: done.version });
      return done;
    });
  return {
    post: (order) => postOnce(needs, order),
    change: ({ blog, post, ...options }, change) =>
      andTell(blog, (trx) => content.changePost(post, change, { trx, ...options })),
    withdraw: ({ blog, post, ...options }) =>
      andTell(blog, (trx) => content.withdraw(post, undefined, { trx, ...options })),
  };
}
