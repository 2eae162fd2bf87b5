/** Decides which pages may be stored offline, and which stored entries are retained. */

/** An entry of the cache: a page, or one of its resources. */
export interface StoredEntry {
  address: string;
  bytes: number;
  /** Addresses of the page's resources; empty for a resource. */
  parts: string[];
}

/**
 * Addresses of the entries to retain: the wanted pages in order of priority, as many as fit into `maxBytes`, each with
 * all of its resources, which pages of one build share.
 */
export function retainedAddresses(entries: StoredEntry[], wanted: string[], maxBytes: number): Set<string> {
  const known = new Map(entries.map((entry) => [entry.address, entry]));
  const retained = new Set<string>();
  let bytes = 0;
  for (const path of wanted) {
    const page = known.get(path);
    if (!page) continue;
    const more = new Set([path, ...page.parts].filter((address) => !retained.has(address)));
    const needed = [...more].reduce((sum, address) => sum + (known.get(address)?.bytes ?? 0), 0);
    if (bytes + needed > maxBytes) continue;
    bytes += needed;
    for (const address of more) retained.add(address);
  }
  return retained;
}

export type ResponseLike = Pick<Response, 'status' | 'redirected' | 'type'> & {
  headers: Pick<Headers, 'get'>;
};

/** A complete HTML page, not redirected, and not specific to a reader. */
export function isStorable({ status, redirected, type, headers }: ResponseLike): boolean {
  return (
    status === 200 &&
    !redirected &&
    type === 'basic' &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    !/no-store|private/.test(headers.get('cache-control') ?? '')
  );
}
