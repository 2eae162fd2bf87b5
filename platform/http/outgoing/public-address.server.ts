import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Host names with or without a port (`feeds.example`, `localhost:4000`), addresses, and ranges such as `10.1.0.0/16`.
 */
export type NamedHosts = readonly string[];

/** Globally routed IPv6 addresses; others may lead to this machine, such as `::127.0.0.1`. */
const routed = ipaddr.parseCIDR('2000::/3');

/** Whether an address is on the public internet: not on this machine, on a private network, or in a reserved range. */
export function isPublic(address: string): boolean {
  // An IPv4-mapped IPv6 address counts as the IPv4 address.
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(routed));
}

/** Whether an address is in one of the named ranges. */
export function isInNamedRange(address: string, named: NamedHosts): boolean {
  const parsed = ipaddr.process(address);
  return named.some((entry) => {
    const range = rangeOf(entry);
    return range !== null && range[0].kind() === parsed.kind() && parsed.match(range);
  });
}

/** Whether a URL's host is named; then any address it resolves to is allowed. */
export function isNamedHost({ host, hostname }: URL, named: NamedHosts): boolean {
  return named.some((entry) => entry.toLowerCase() === host || entry.toLowerCase() === hostname);
}

/** Whether a text is a valid entry of NamedHosts. */
export function canNameHosts(text: string): boolean {
  return rangeOf(text) !== null || (!text.includes('/') && URL.parse(`http://${text}/`)?.pathname === '/');
}

function rangeOf(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] | null {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  if (isIP(text) === 0) return null;
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}
