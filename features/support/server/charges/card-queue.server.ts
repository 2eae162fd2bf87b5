/** The queue of changes to stored cards that gateways do not know yet, written in the transaction of their cause. */
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import { addToOutbox } from '#platform/queue/outbox-queries.server.ts';

export const cardQueueName = 'support-cards';

export const cardMessageSchema = z.object({
  commitment: z.int(),
  /** The card in use was stored while the commitment changed: its gateway gets the amount and the pause. */
  isNew: z.boolean(),
});

/** Cards that ended have to be cancelled at the gateway, or the present one to be updated there. */
export function sendCards(trx: Transaction<DB>, payload: z.infer<typeof cardMessageSchema>): Promise<void> {
  return addToOutbox(trx, { queue: cardQueueName, payload });
}
