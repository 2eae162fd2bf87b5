/**
 * Changed stories and episodes put a message in the outbox; one queue finds out the changed feeds, another one notifies
 * the hubs. Without hubs there are no messages.
 */
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import { idsOf, parentsOf, type StorySubscriber } from '#features/content/public.server.ts';
import type { Edition } from '#features/sites/public.ts';
import { heldPayloads } from '#platform/queue/held-messages-queries.server.ts';
import { addToOutbox } from '#platform/queue/outbox-queries.server.ts';
import { defineQueue, type Queue } from '#platform/queue/queue.ts';
import { type ChangedFeedsNeeds, changedFeeds, type FeedChange } from './changed-feeds.ts';
import { pingHubs } from './ping-hubs.server.ts';

const feedChangeSchema = z.object({
  stories: z.array(z.int()),
  lists: z.array(z.object({ list: z.string(), at: z.number() })),
  podcasts: z.array(z.object({ site: z.string(), slug: z.string() })),
});
const hubPingSchema = z.object({ hub: z.url(), feed: z.url() });

const changeQueueName = 'feed-changes';

/** A preview has no readers, and no hub can fetch its feeds. */
export function hasHubs({ edition, preview = false }: { edition: Edition; preview?: boolean }): boolean {
  return edition.feeds.hubs.length > 0 && !preview;
}

/** A live blog's card shows the time of its last post. */
export const notifyFeeds: StorySubscriber = async (trx, event, invalidations) => {
  await addChange(trx, {
    stories: [...idsOf(event), ...parentsOf(event)],
    lists: invalidations.flatMap(({ key, at }) =>
      at === undefined || key.startsWith('sitemap:') ? [] : [{ list: key, at }],
    ),
    podcasts: [],
  });
};

export async function notifyPodcastFeed(
  trx: Transaction<DB>,
  { site, slug }: { site: string; slug: string },
): Promise<void> {
  await addChange(trx, { stories: [], lists: [], podcasts: [{ site, slug }] });
}

function addChange(trx: Transaction<DB>, payload: FeedChange): Promise<void> {
  return addToOutbox(trx, { queue: changeQueueName, payload });
}

interface FeedQueueNeeds extends ChangedFeedsNeeds {
  db: Kysely<DB>;
  preview?: boolean;
}

/** Bursts of publications are bundled: each feed is announced once in this time. */
const bundleSeconds = 5;
const retries = { limit: 8, firstPauseSeconds: 5, longestPauseSeconds: 3_600 };
/** The next change announces the feed again, so an old ping is worth nothing, and a dead hub gets thousands a day. */
const deadLetterDays = 2;

export function feedQueues(needs: FeedQueueNeeds): Queue[] {
  if (!hasHubs(needs)) return [];
  const { hubs } = needs.edition.feeds;
  return [
    defineQueue({
      name: changeQueueName,
      payload: feedChangeSchema,
      isDeduplicated: false,
      batchSize: 500,
      concurrency: 1,
      pollSeconds: bundleSeconds,
      timeoutSeconds: 60,
      retries,
      deadLetterDays,
      async deliver(changes, { send }) {
        const feeds = await changedFeeds(needs, await withoutHeld(needs.db, changes));
        const pings = hubs.flatMap((hub) => feeds.map((feed) => ({ hub, feed })));
        await send(
          'hub-pings',
          pings.map((ping) => ({ payload: ping, key: `${ping.hub} ${ping.feed}` })),
        );
        return changes.map(() => ({ kind: 'done' }));
      },
    }),
    defineQueue({
      name: 'hub-pings',
      payload: hubPingSchema,
      isDeduplicated: true,
      batchSize: 50,
      concurrency: 2,
      pollSeconds: 2,
      timeoutSeconds: 300,
      retries,
      deadLetterDays,
      deliver: (pings, { signal }) => pingHubs(pings, hubs, signal),
    }),
  ];
}

/** A publication that can still be undone has a message of its own, which waits [ACT-07]. */
async function withoutHeld(db: Kysely<DB>, changes: readonly FeedChange[]): Promise<FeedChange[]> {
  const payloads = await heldPayloads(db, changeQueueName);
  const held = new Set(payloads.flatMap((payload) => feedChangeSchema.parse(payload).stories));
  return changes.map((change) => ({ ...change, stories: change.stories.filter((id) => !held.has(id)) }));
}
