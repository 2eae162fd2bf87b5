/** Records answers that the provider did not give, so that a match can be replayed on the public pages. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { newLease } from '#platform/db/lease.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Fixture } from '../football/fixture.ts';
import { type ResourceKey, recordAnswer, takeLease, wantResources } from '../livescore-queries.server.ts';
import type { EditionNames } from '../names-part.ts';
import { readFixtures } from '../provider/read-fixtures.ts';
import { renamed } from '../provider/rename.ts';
import { keyOf, partsOfAddress } from '../provider/resource.ts';

export interface ReplayNeeds {
  db: Kysely<DB>;
  names: readonly EditionNames[];
  clock: Clock;
  recordInvalidations(trx: Transaction<DB>, entries: { key: string }[]): Promise<void>;
  onFixtures(trx: Transaction<DB>, fixtures: readonly Fixture[]): Promise<void>;
}

const leaseMs = 12_000;

/** @param forMs Time for which no process fetches the resource from the provider; Infinity for good. */
export async function recordReplay(
  { db, clock, names, recordInvalidations, onFixtures }: ReplayNeeds,
  { source, address }: ResourceKey,
  { response, forMs }: { response: unknown; forMs: number },
): Promise<void> {
  const now = clock.now();
  const lease = newLease(now, leaseMs);
  await wantResources(db, { source, addresses: [address], until: lease.until, now, wantedBy: 'editors' });
  await db.transaction().execute(async (trx) => {
    // A process that is fetching it loses the lease, and records nothing.
    await takeLease(trx, { source, address }, lease);
    const body = JSON.stringify(response);
    const isNew = await recordAnswer(trx, { source, address }, { lease, now, body, freshForMs: forMs });
    if (!isNew) return;
    await recordInvalidations(trx, [{ key: keyOf(address) }]);
    const parts = partsOfAddress(address);
    if (parts?.path !== '/fixtures') return;
    await onFixtures(trx, readFixtures(renamed(response, parts, names), () => undefined) ?? []);
  });
}
