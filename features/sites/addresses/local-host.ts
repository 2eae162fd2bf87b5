/** Whether a host name or address reaches this machine only: `localhost`, names below it, and loopback addresses. */
export function isLocalHost(host: string): boolean {
  return (
    host === 'localhost' || host.endsWith('.localhost') || /^127(\.\d+){3}$/.test(host) || host === '[::1]'
  );
}

/**
 * Public names before local ones, each in the order given: the first domain is in every canonical address, which must
 * not lead to the machine of whoever reads it.
 * @example publicFirst(['localhost', 'lap.example']) // ['lap.example', 'localhost']
 */
export function publicFirst(domains: readonly string[]): string[] {
  return domains.toSorted((a, b) => Number(isLocalHost(a)) - Number(isLocalHost(b)));
}
