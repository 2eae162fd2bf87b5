/**
 * How often one address may do something within a while, so that nobody does it for a thousand. Addresses are known for
 * that while only, and only so many of them: those that come when the table is full have to wait for the next.
 *
 * ```ts
 * const mayAsk = createAddressLimit({ most: 30, addresses: 20_000, whileMs: 60_000 });
 * if (mayAsk(request.ip, performance.now())) …
 * ```
 */
export interface AddressLimit {
  most: number;
  addresses: number;
  whileMs: number;
}

/** `now` are milliseconds of any clock that does not go back; `times`: all of so many, or none. */
export function createAddressLimit({ most, addresses, whileMs }: AddressLimit) {
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

/** The longest an address can be in writing; a proxy passes on what anybody may have written. */
const longest = 45;

/** A household has as many addresses of IPv6 as it likes, all with the same first half. */
function networkOf(address: string): string {
  const text = address.slice(0, longest).toLowerCase();
  const [, version4] = /^::ffff:([\d.]+)$/.exec(text) ?? [];
  if (version4 !== undefined || !text.includes(':')) return version4 ?? text;
  const [head = [], tail = []] = text.split('::', 2).map((half) => half.split(':').filter(Boolean));
  const between = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...between, ...tail].slice(0, 4).join(':');
}
