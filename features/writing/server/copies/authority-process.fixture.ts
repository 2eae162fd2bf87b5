/**
 * A process with the authority of stories, for the test that kills it: receives batches as messages, and
 * responds to each.
 */
import type { DB } from '#db/types.ts';
import { connectDatabase } from '#platform/db/connect.server.ts';
import { systemClock } from '#platform/time/clock.ts';
import type { Batch, BatchAnswer } from '../../collab/story-log.ts';
import { createStoryAuthority } from './story-authority.server.ts';

export interface Sent {
  request: number;
  story: number;
  batch: Batch;
}

export interface Answered {
  request: number;
  answer: BatchAnswer | undefined;
}

const [url = ''] = process.argv.slice(2);
const { db } = connectDatabase<DB>({ url, applicationName: 'lapzarta test', poolSize: 2 });
const authority = createStoryAuthority({ db, clock: systemClock });

process.on('message', async ({ request, story, batch }: Sent) => {
  const answer = await authority.take(story, batch, { kind: 'member', id: 1 });
  process.send?.({ request, answer } satisfies Answered);
});
process.send?.('ready');
