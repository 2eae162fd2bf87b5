/** Switches of a simulated payment gateway, set with `POST /{service}/switches`; `{}` keeps what is not named. */
import { z } from 'zod';

export const switchesSchema = z.strictObject({
  /** Address for notices, which merchants enter at the real gateway. */
  notices: z.url().or(z.literal('')).default(''),
  /** `hung`: the start is carried out and never answered. `down`: every request fails. `refused`: no start succeeds. */
  mode: z.enum(['normal', 'hung', 'down', 'refused']).default('normal'),
  /**
   * `lost`: none is sent. `duplicate`: three at once. `late`: after `lateMs`. `reordered`: an older one follows the last.
   * `forged`: only ones with a wrong signature or an invented payment.
   */
  notice: z.enum(['normal', 'lost', 'duplicate', 'late', 'reordered', 'forged']).default('normal'),
  lateMs: z.int().nonnegative().max(600_000).default(1_000),
  /** Milliseconds of a second in the schedule by which notices are repeated. */
  secondMs: z.int().positive().max(1_000).default(1_000),
  /** Outcome of charges of stored cards. `hung`: charged, and never answered. */
  charge: z.enum(['paid', 'no-funds', 'blocked', 'three-ds', 'hung']).default('paid'),
  /** The gateway's state of an order differs from the order. */
  says: z.enum(['truth', 'other-amount', 'other-currency', 'other-merchant', 'other-order']).default('truth'),
});

export type Switches = z.output<typeof switchesSchema>;

export function changedSwitches(now: Switches, change: unknown): Switches {
  const given = z.record(z.string(), z.unknown()).parse(change);
  return switchesSchema.parse({ ...now, ...given });
}
