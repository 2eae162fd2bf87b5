/**
 * Addresses to which browsers want their notifications. Each is a stranger's: only known push services are requested,
 * over https, so that nobody makes the server request something else.
 */

/** @param hosts `fcm.googleapis.com`, or `*.push.apple.com` for any subdomain. */
export function isKnownEndpoint(
  address: string,
  { hosts, sandbox }: { hosts: readonly string[]; sandbox: string | null },
): boolean {
  const url = URL.parse(address);
  if (url === null || address.length > longestEndpoint || url.username !== '' || url.password !== '')
    return false;
  if (sandbox !== null && url.origin === sandbox) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return hosts.some((host) =>
    host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  );
}

export const longestEndpoint = 2_048;
