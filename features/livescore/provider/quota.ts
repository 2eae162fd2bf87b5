/** The remaining calls of the quota, from the headers of a provider's answer. */

export interface Quota {
  /** Calls of one day. */
  limit: number;
  remaining: number;
  /** Calls of the current minute that are left; null where the provider does not say. */
  remainingOfMinute: number | null;
}

/** Null for an answer without the headers of a quota. */
export function readQuota(headers: Readonly<Record<string, unknown>>): Quota | null {
  const limit = wholeNumber(headers['x-ratelimit-requests-limit']);
  const remaining = wholeNumber(headers['x-ratelimit-requests-remaining']);
  if (limit === null || remaining === null || limit === 0) return null;
  return { limit, remaining, remainingOfMinute: wholeNumber(headers['x-ratelimit-remaining']) };
}

function wholeNumber(header: unknown): number | null {
  return typeof header === 'string' && /^\d{1,9}$/.test(header.trim()) ? Number(header) : null;
}

const reserve = 0.05;

/** The last 5 % of a day are a reserve: for somebody who has to look into a failure. */
export function isNearlyUsedUp({ limit, remaining }: Quota): boolean {
  return remaining < limit * reserve;
}
