/**
 * The publisher of the data. The sandbox's results are those of F1DB, whose licence wants its name.
 * @param source Of the edition.
 */
export function formula1Source(source: string | undefined): string {
  return source === 'sandbox' ? 'F1DB (CC BY 4.0)' : 'API-Sports';
}
