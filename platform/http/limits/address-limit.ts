/**
 * Limits how often one address may do something within an interval. Addresses are stored for the interval only, and
 * only a limited number: new ones are rejected while the table is full.
 * ```ts
 * const isAllowed = createAddressLimit({ limit: 30, addresses: 20_000, intervalMs: 60_000 });
 * if (isAllowed(request.ip, performance.now())) …
 * ```
 */
export interface AddressLimit {
  limit: number;
  addresses: number;
  intervalMs: number;
}

/**
 * Returns a function that is true if the use is allowed. `now`: milliseconds of a monotonic clock; `times`: number of
 * uses, counted all or not at all.
 */
export function createAddressLimit({ limit: most, addresses, intervalMs: whileMs }: AddressLimit) {
  const counts = new Map<string, number>();
  let began = -Infinity;
  return (address: string, now: number, times = 1): boolean => {
    if (now - began >= whileMs) {
      counts.clear();
      began = now;
    }
    const network = networkOf(address);
    const count = counts.get(network) ?? 0;
    if (count + times > most || (count === 0 && counts.size >= addresses)) return false;
    counts.set(network, count + times);
    return true;
  };
}

/** Longest textual form of an address; a proxy may pass on any text from the client. */
const longest = 45;

/** The network of an address, which is limited as a whole: an IPv6 customer network is a /64, whose addresses share the first half. */
export function networkOf(address: string): string {
  const text = address.slice(0, longest).toLowerCase();
  const [, version4] = /^::ffff:([\d.]+)$/.exec(text) ?? [];
  if (version4 !== undefined || !text.includes(':')) return version4 ?? text;
  const [head = [], tail = []] = text.split('::', 2).map((half) => half.split(':').filter(Boolean));
  const between = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...between, ...tail].slice(0, 4).join(':');
}
