/** Nightly deletion of old messages, unused browsers and apps, and ended matches. */
import { deleteOldSendings } from '../sendings/sending-queries.server.ts';
import { type FollowedMatch, matchTopic } from '../topic.ts';
import {
  deleteEmptyClients,
  followedMatchesOfAll,
  lockClientById,
  removeTopicOfAll,
  unusedClients,
} from './client-queries.server.ts';
import { deleteOldDeliveries, deleteOldMessages } from './message-queries.server.ts';
import { deleteOldPauses } from './pause-queries.server.ts';
import { type SubscribeNeeds, synchroniseFirebase, unsubscribeAll, withdrawAll } from './subscribe.server.ts';

export interface PruneNeeds extends SubscribeNeeds {
  /** Null for a match that is not known. */
  match(id: number): Promise<FollowedMatch | null>;
}

const dayMs = 86_400_000;
/** Retention of a message and its deliveries; within it, an event is not sent twice to the same client. */
const messagesForMs = 30 * dayMs;
/** Retention of a browser or an app that is not used. */
const unusedForMs = 365 * dayMs;
/** Retention of a browser whose push service gave it up: it may return and renew its subscription. */
const endedForMs = 60 * dayMs;
/** Retention of a client without topics. */
const emptyForMs = 30 * dayMs;
/** A match may be played some days later than planned. */
const matchForMs = 7 * dayMs;
const batchSize = 500;

const place = 'push-prune';

/** @returns A message for the operator; '' when nothing was deleted. */
export async function prune(needs: PruneNeeds): Promise<string> {
  const { db } = needs;
  const now = needs.clock.now().getTime();
  const before = (ms: number): Date => new Date(now - ms);
  while ((await deleteOldDeliveries(db, before(messagesForMs), batchSize * 20)) > 0);
  const messages = await deleteOldMessages(db, before(messagesForMs));
  await deleteOldSendings(db, before(messagesForMs));
  await deleteOldPauses(db, before(messagesForMs));
  // First: an app that loses its topics below is deleted the next night, when Firebase has lost them, too.
  const empty = await deleteEmptyClients(db, before(emptyForMs));
  const unused = await endUnused(needs, { seen: before(unusedForMs), ended: before(endedForMs) });
  const matches = await removeEndedMatches(needs, before(matchForMs));
  return [
    [messages, 'messages'] as const,
    [empty + unused, 'clients'] as const,
    [matches, 'matches'] as const,
  ]
    .filter(([count]) => count > 0)
    .map(([count, what]) => `deleted ${count} ${what}`)
    .join(', ');
}

/** Their consent has ended, and the register says so. */
async function endUnused(needs: PruneNeeds, before: { seen: Date; ended: Date }): Promise<number> {
  let count = 0;
  for (;;) {
    const ids = await unusedClients(needs.db, before, batchSize);
    for (const id of ids) await needs.db.transaction().execute(async (trx) => endOne(id, trx));
    count += ids.length;
    if (ids.length < batchSize) return count;
  }

  async function endOne(id: number, trx: Parameters<typeof withdrawAll>[1]): Promise<void> {
    const client = await lockClientById(trx, id);
    if (!client) return;
    const at = { place, way: 'command' } as const;
    if (client.kind === 'browser') await withdrawAll(needs, trx, client, at);
    else await unsubscribeAll(needs, trx, client, at);
  }
}

/** A consent to a match ends with the match, so that ended ones do not fill a reader's list. */
async function removeEndedMatches({ db, match }: PruneNeeds, before: Date): Promise<number> {
  let count = 0;
  for (const { id, followedAt } of await followedMatchesOfAll(db)) {
    const { kickOff = null } = (await match(id)) ?? {};
    if ((kickOff ?? followedAt) >= before) continue;
    count += 1;
    await db.transaction().execute(async (trx) => {
      const removed = await removeTopicOfAll(trx, matchTopic(id));
      for (const { clientId, kind, ...ref } of removed)
        if (kind === 'app') await synchroniseFirebase(trx, clientId, ref);
    });
  }
  return count;
}
