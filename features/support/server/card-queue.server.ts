/** The queue of what gateways have to be told about stored cards, written in the transaction of its cause. */
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import { addToOutbox } from '#platform/queue/outbox-queries.server.ts';

export const cardQueueName = 'support-cards';

export const cardMessageSchema = z.object({
  commitment: z.int(),
  /** The card in use was stored while the commitment changed: its gateway is told the amount and the pause. */
  isNew: z.boolean(),
});

/** Cards that ended have to be cancelled, or the present one to be told what holds now. */
export function sendCards(work: Transaction<DB>, payload: z.infer<typeof cardMessageSchema>): Promise<void> {
  return addToOutbox(work, { queue: cardQueueName, payload });
}
