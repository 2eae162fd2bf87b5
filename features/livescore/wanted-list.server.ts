/**
 * Records the resources that readers view, once a minute for each resource and process, whatever the number
 * of readers. A page may read thirty results at once: these are one or two statements.
 */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { BoundedMap } from '#platform/cache/bounded-map.ts';
import { createBatcher } from '#platform/db/create-batcher.ts';
import type { Clock } from '#platform/time/clock.ts';
import { wantResources } from './livescore-queries.server.ts';

interface Wanted {
  source: string;
  address: string;
  /** Infinity for the resource's own lifetime. */
  maxAgeMs: number;
}

export interface WantedList {
  /** Ends when it is written, by this or by a concurrent call: the resource may be fetched then. */
  add(wanted: Wanted): Promise<void>;
}

/** A page that was rendered is looked at for some minutes. */
const wantedForMs = 5 * 60_000;
const rewriteMs = 60_000;
const mostRemembered = 5_000;
const maxBatch = 500;

export function createWantedList({ db, clock }: { db: Kysely<DB>; clock: Clock }): WantedList {
  const written = new BoundedMap<string, { at: number; done: Promise<undefined> }>(mostRemembered);
  const write = createBatcher<Wanted, undefined>(writeBatch, maxBatch);

  async function writeBatch(batch: readonly Wanted[]): Promise<undefined[]> {
    const now = clock.now();
    const until = new Date(now.getTime() + wantedForMs);
    for (const same of Map.groupBy(batch, ({ source, maxAgeMs }) => `${source} ${maxAgeMs}`).values()) {
      const [{ source, maxAgeMs } = { source: '', maxAgeMs: Infinity }] = same;
      const addresses = [...new Set(same.map(({ address }) => address))];
      const limits = maxAgeMs === Infinity ? {} : { maxAgeMs };
      await wantResources(db, { source, addresses, until, now, wantedBy: 'readers', ...limits });
    }
    return batch.map(() => undefined);
  }

  return {
    async add(wanted) {
      const { source, address, maxAgeMs } = wanted;
      const at = clock.now().getTime();
      // One that has to be younger is written as often as that, so that it becomes due in time.
      const key = `${source} ${address} ${maxAgeMs}`;
      const known = written.get(key);
      if (known && at - known.at < Math.min(rewriteMs, maxAgeMs)) return known.done;
      const done = write(wanted);
      written.set(key, { at, done });
      // The next reader's request writes it.
      done.catch(() => written.delete(key));
      return done;
    },
  };
}
