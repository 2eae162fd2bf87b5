/** The publisher of football's data: the sandbox's results are those of openfootball. */
export function footballSource(source: string | undefined): string {
  return source === 'sandbox' ? 'openfootball (CC0)' : 'API-Sports';
}
