/**
 * Rate limits per reader without an account, known by a token, and per IP address, which many readers may share. They use
 * the monotonic clock.
 */

import { Problem } from '../answers/problem.ts';
import { createAddressLimit } from './address-limit.ts';

export interface ReaderLimits {
  /** Called before a token is issued; throws 429. */
  token(address: string): void;
  /** Called before an operation is executed, or several at once; throws 429. */
  call(address: string, token: string, operations?: number): void;
  /** Called before what needs no token is looked up; throws 429. */
  read(address: string): void;
}

const minute = { addresses: 50_000, intervalMs: 60_000 };
/** A whole school can share one address. */
const tokens = { limit: 300, addresses: 50_000, intervalMs: 600_000 };

export function createReaderLimits(now: () => number = () => performance.now()): ReaderLimits {
  const mayIssueToken = createAddressLimit(tokens);
  const mayCallFrom = createAddressLimit({ ...minute, limit: 1_200 });
  const mayCall = createAddressLimit({ ...minute, limit: 60 });
  return {
    token: (address) => throwUnless(mayIssueToken(address, now()), tokens.intervalMs),
    // A token is limited like an address.
    call: (address, token, operations) =>
      throwUnless(
        mayCall(token, now(), operations) && mayCallFrom(address, now(), operations),
        minute.intervalMs,
      ),
    read: (address) => throwUnless(mayCallFrom(address, now()), minute.intervalMs),
  };
}

function throwUnless(may: boolean, intervalMs: number): void {
  const wait = intervalMs / 1000;
  if (!may)
    throw new Problem(
      'too-many-requests',
      `There were too many requests from this address; wait ${wait} s.`,
      wait,
    );
}
