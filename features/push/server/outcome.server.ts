/** Outcome of one request to a push service. */
import { RemoteServerError } from '#platform/http/outgoing/fetch-text.server.ts';

export type SendOutcome =
  | { kind: 'sent'; status: number }
  /** The address does not exist any more; no status for a subscription whose keys cannot be used. */
  | { kind: 'gone'; status: number | null }
  /** Not accepted now; the service may have named a time to try again. No status if it was not reached. */
  | { kind: 'later'; status: number | null; afterSeconds: number | null }
  /** No status if no request was sent. */
  | { kind: 'refused'; status: number | null }
  /** The request may have been accepted, but no response came. */
  | { kind: 'uncertain' };

/** The outcome of a request without a response. Bugs are thrown again. */
export function outcomeOfError(error: unknown): SendOutcome {
  if (!(error instanceof RemoteServerError)) throw error;
  // Without a cause it is a refusal of our own: the name leads to a private address.
  if (error.cause === undefined) return { kind: 'refused', status: null };
  return error.wasSent ? { kind: 'uncertain' } : unreachable;
}

/** The service could not be reached, so it cannot have accepted anything. */
export const unreachable: SendOutcome = { kind: 'later', status: null, afterSeconds: null };

/** `Retry-After` in seconds; null for a missing or invalid one. */
export function secondsOf(retryAfter: string | undefined, now: Date): number | null {
  if (retryAfter === undefined) return null;
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter);
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1_000));
}
