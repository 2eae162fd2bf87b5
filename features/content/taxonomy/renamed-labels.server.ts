/**
 * A new name or portrait is on the cards and pages of all stories of a tag, section or author, and in the search index.
 * They follow in batches by a queue, the newest first: a tag may have a hundred thousand, which no request waits for.
 */
import { z } from 'zod';
import { addToOutbox } from '#platform/queue/outbox-queries.server.ts';
import { defineQueue, type Queue } from '#platform/queue/queue.ts';
import type { ContentNeeds, Trx } from '../content-needs.server.ts';
import { lockStories } from '../read/story-texts-queries.server.ts';
import { projectChanges } from '../write/project-changes.server.ts';
import { type LabelKind, labelKinds } from './label-kinds.ts';
import { storiesOfLabel } from './label-queries.server.ts';

const queueName = 'renamed-labels';
const batchSize = 100;

const payloadSchema = z.object({
  kind: z.enum(labelKinds),
  id: z.int(),
  /** Stories with greater ids have followed. */
  before: z.int().nullable(),
});
type Renamed = z.infer<typeof payloadSchema>;

/** Notes that the stories of a label have to follow it; in the transaction of its change. */
export async function noteRenamed(trx: Trx, kind: LabelKind, id: number): Promise<void> {
  await send(trx, { kind, id, before: null });
}

export function renamedLabelsQueue(needs: ContentNeeds): Queue {
  return defineQueue({
    name: queueName,
    payload: payloadSchema,
    isDeduplicated: false,
    batchSize: 1,
    concurrency: 1,
    pollSeconds: 1,
    timeoutSeconds: 120,
    retries: { limit: 8, firstPauseSeconds: 5, longestPauseSeconds: 1_800 },
    deadLetterDays: 7,
    async deliver(payloads) {
      for (const renamed of payloads) await follow(needs, renamed);
      return payloads.map(() => ({ kind: 'done' }));
    },
  });
}

async function follow(needs: ContentNeeds, renamed: Renamed): Promise<void> {
  await needs.db.transaction().execute(async (trx) => {
    const ids = await storiesOfLabel(trx, renamed, batchSize);
    if (ids.length === 0) return;
    await lockStories(trx, ids);
    const stories = ids.map((id) => ({ id, slugs: [], parentIds: [], changesPosts: false }));
    await projectChanges(needs, trx, { stories, change: 'text', announce: true });
    if (ids.length === batchSize) await send(trx, { ...renamed, before: ids.at(-1) ?? 0 });
  });
}

async function send(trx: Trx, payload: Renamed): Promise<void> {
  await addToOutbox(trx, { queue: queueName, payload });
}
