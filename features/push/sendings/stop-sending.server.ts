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
  return db.transaction().execute(async (work) => {
    const sending = await lockSending(work, id);
    if (sending?.state === 'waiting') await setSendingState(work, id, 'stopped');
    else if (sending?.state === 'sent') await stopMessages(work, { sendingId: id }, clock.now());
    return sending;
  });
}
