/** Stops a sending: what is not on its way yet is not sent. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Clock } from '#platform/time/clock.ts';
import { lockSending, type SendingRow, setSendingState, stopMessages } from './sending-queries.server.ts';

/** Undefined for one that does not exist; one that is over stays as it is. */
export function stopSending(
  { db, clock }: { db: Kysely<DB>; clock: Clock },
  id: number,
): Promise<SendingRow | undefined> {
  return db.transaction().execute(async (trx) => {
    const sending = await lockSending(trx, id);
    if (sending?.state === 'waiting') await setSendingState(trx, id, 'stopped');
    else if (sending?.state === 'sent') await stopMessages(trx, { sendingId: id }, clock.now());
    return sending;
  });
}
