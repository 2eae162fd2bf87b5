/**
 * Limits of attempts with passwords and codes. The waits grow with the attempts and are counted for an
 * account and a network together, so that a stranger cannot lock a member out. Attempts on one account from
 * many networks are answered slowly, and never refused, except for codes.
 */
import type { SharedLimit, SharedLimits } from '#platform/http/limits/shared-limits.server.ts';

/** A whole newsroom shares a network. */
const network: SharedLimit = { uses: 100, seconds: 600 };

/** Five in a minute, fifteen in a quarter of an hour, forty in three hours. */
const accountAtNetwork: readonly SharedLimit[] = [
  { uses: 5, seconds: 60 },
  { uses: 15, seconds: 900 },
  { uses: 40, seconds: 10_800 },
];

const accountAnywhere = [
  { limit: { uses: 60, seconds: 3_600 }, delayMs: 1_000 },
  { limit: { uses: 200, seconds: 3_600 }, delayMs: 4_000 },
];

/**
 * For codes of all networks together: a code has only six digits, and those who try one know the password.
 */
const codesAnywhere: SharedLimit = { uses: 20, seconds: 3_600 };

export interface AttemptLimits {
  /**
   * Counts an attempt. `account` is what was typed, whether it exists or not: the answer must not tell.
   * Null if it is allowed, or the seconds until the next one is.
   */
  count(name: string, account: string, address: string): Promise<number | null>;
  /** The same for a code of a second factor, which is refused after too many from all networks together. */
  countCode(account: string, address: string): Promise<number | null>;
}

export function createAttemptLimits(
  limits: SharedLimits,
  pause: (milliseconds: number) => Promise<void>,
): AttemptLimits {
  async function count(name: string, account: string, address: string): Promise<number | null> {
    // Attempts of a refused network are not counted, so that it cannot fill the table with invented accounts.
    const refused = await limits.consumeNetwork(name, address, network);
    if (refused !== null) return refused;
    const waits = [];
    for (const limit of accountAtNetwork)
      waits.push(await limits.consumeNetwork(`${name} of ${account} in ${limit.seconds} s`, address, limit));
    const wait = Math.max(...waits.map((seconds) => seconds ?? 0));
    if (wait > 0) return wait;
    let delayMs = 0;
    for (const slow of accountAnywhere)
      if ((await limits.consume(`${name} of ${slow.limit.uses}`, account, slow.limit)) !== null)
        delayMs = slow.delayMs;
    if (delayMs > 0) await pause(delayMs);
    return null;
  }

  return {
    count,
    async countCode(account, address) {
      const wait = await count('code', account, address);
      return wait ?? limits.consume('code from anywhere', account, codesAnywhere);
    },
  };
}
