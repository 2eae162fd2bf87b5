/**
 * Counts readers' actions, such as a read of a story, at most a few times a day for one network [S57]. Memory
 * refuses first: uses above the limit in one process need no query, and neither does the counting of a use.
 * The limit for all processes is applied in the database when the sums are written.
 * @example const reads = countUses({ db, now, name: 'read', …, write: addReads }); reads.add(String(id),
 * address, { articleId: id, hour, reads: 1 });
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { createAddressLimit, networkOf } from './address-limit.ts';
import { addUses } from './shared-limit-queries.server.ts';
import { limitKey } from './shared-limits.server.ts';

export interface CountedUses<Count> {
  /** @param thing What is used, such as the id of a story. */
  add(thing: string, address: string, count: Count): void;
  /** Uses that were not counted because of a limit, since the process started. */
  dropped(): number;
  /** Writes the sums of what was added since the last call; when that fails, it stays in memory. */
  flush(): Promise<void>;
}

interface CountedUsesNeeds<DB, Count> {
  db: Kysely<DB>;
  now(): Date;
  /** Of the limits. */
  name: string;
  /** Uses of the same thing by one network in a day. */
  perDay: number;
  /** Uses of all things by one network in a minute. */
  perMinute: number;
  /** Uses in memory while the database is unavailable; more are dropped. */
  most: number;
  /** Counts of one name become one. */
  nameOf(count: Count): string;
  sum(known: Count, more: Count): Count;
  write(trx: Transaction<DB>, counts: Count[]): Promise<void>;
}

interface Uses<Count> {
  key: Buffer;
  counts: Count[];
}

const daySeconds = 86_400;
/** As many networks as a process remembers for a minute. */
const networks = 20_000;

export function countUses<DB, Count>(needs: CountedUsesNeeds<DB, Count>): CountedUses<Count> {
  const { db, now, name, perDay, most } = needs;
  const isWithinMinute = createAddressLimit({
    limit: needs.perMinute,
    addresses: networks,
    intervalMs: 60_000,
  });
  const isWithinDay = createDayLimit(perDay);
  let pending = new Map<string, Uses<Count>>();
  let size = 0;
  let dropped = 0;

  function put(id: string, key: Buffer, counts: readonly Count[]): void {
    const added = counts.slice(0, Math.max(0, most - size));
    dropped += counts.length - added.length;
    size += added.length;
    const known = pending.get(id);
    if (known) known.counts.push(...added);
    else if (added.length > 0) pending.set(id, { key, counts: added });
  }

  async function write(taken: readonly Uses<Count>[]): Promise<number> {
    const current = now();
    const resetsAt = new Date(current.getTime() + daySeconds * 1000);
    const uses = taken.map(({ key, counts }) => ({ key, uses: counts.length }));
    return db.transaction().execute(async (trx) => {
      const used = await addUses(trx, { uses, now: current, resetsAt });
      const counted = taken.flatMap(({ key, counts }) => {
        const others = (used.get(key.toString('hex')) ?? 0) - counts.length;
        return counts.slice(0, Math.max(0, perDay - others));
      });
      await needs.write(trx, summed(counted, needs));
      return taken.reduce((sum, { counts }) => sum + counts.length, -counted.length);
    });
  }

  return {
    add(thing, address, count) {
      const at = performance.now();
      const id = `${thing}\0${networkOf(address)}`;
      if (isWithinMinute(address, at) && isWithinDay(id, at)) put(id, limitKey(name, id), [count]);
      else dropped += 1;
    },
    dropped: () => dropped,
    async flush() {
      const taken = pending;
      pending = new Map();
      size = 0;
      if (taken.size === 0) return;
      try {
        dropped += await write([...taken.values()]);
      } catch (error) {
        for (const [id, { key, counts }] of taken) put(id, key, counts);
        throw error;
      }
    },
  };
}

function summed<Count>(
  counts: readonly Count[],
  { nameOf, sum }: Pick<CountedUsesNeeds<never, Count>, 'nameOf' | 'sum'>,
): Count[] {
  const sums = new Map<string, Count>();
  for (const count of counts) {
    const known = sums.get(nameOf(count));
    sums.set(nameOf(count), known === undefined ? count : sum(known, count));
  }
  return [...sums.values()];
}

/** 4 MB; a busy day has a quarter as many pairs of network and thing. */
const places = 2 ** 22;

/**
 * A table of fixed size, at the place of a keyed hash: two of a million things share a place rarely, and no client can
 * choose which.
 */
function createDayLimit(most: number): (id: string, now: number) => boolean {
  const uses = new Uint8Array(places);
  const key = randomBytes(32);
  let began = -Infinity;
  return (id, now) => {
    if (now - began >= daySeconds * 1000) {
      uses.fill(0);
      began = now;
    }
    const place = createHmac('sha256', key).update(id).digest().readUInt32LE() % places;
    const count = uses[place] ?? 0;
    if (count >= most) return false;
    uses[place] = count + 1;
    return true;
  };
}
