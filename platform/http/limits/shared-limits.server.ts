/**
 * Rate limits for sign-ins, mails and payments, counted in the database for all processes. `address-limit.ts`
 * protects one process against floods before that, without a query; `counted-uses.server.ts` counts uses that
 * are too frequent for a query each.
 *
 * ```ts
 * const wait = await limits.consume('sign-in mail', email, { uses: 5, seconds: 3600 });
 * if (wait !== null) throw new Problem('too-many-requests', '…', wait);
 * ```
 */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { networkOf } from './address-limit.ts';
import { addUse, deleteOldLimits } from './shared-limit-queries.server.ts';

export interface SharedLimit {
  uses: number;
  seconds: number;
}

export interface SharedLimits {
  /** Counts one use of the key; null if it is allowed, or the seconds until the next one is. */
  consume(name: string, key: string, limit: SharedLimit): Promise<number | null>;
  /** The same for the network of an IP address: an IPv6 customer has a /64. */
  consumeNetwork(name: string, address: string, limit: SharedLimit): Promise<number | null>;
  /** Deletes intervals that have ended. */
  forget(): Promise<void>;
}

export function createSharedLimits<DB>(db: Kysely<DB>, now: () => Date): SharedLimits {
  async function consume(name: string, key: string, { uses, seconds }: SharedLimit): Promise<number | null> {
    const current = now();
    const resetsAt = new Date(current.getTime() + seconds * 1000);
    const counted = await addUse(db, { key: limitKey(name, key), now: current, resetsAt });
    if (counted.uses <= uses) return null;
    return Math.max(1, Math.ceil((counted.resetsAt.getTime() - current.getTime()) / 1000));
  }

  return {
    consume,
    consumeNetwork: (name, address, limit) => consume(name, networkOf(address), limit),
    forget: () => deleteOldLimits(db, now()),
  };
}

/** The stored form of a key: a hash, so that no IP or mail address is stored. */
export function limitKey(name: string, key: string): Buffer {
  return createHash('sha256').update(`${name}\0${key}`).digest();
}
