/** Which pages a browser may keep, and what of all that was kept has to go. */

/** Something in the store: a page, or what a page is made of. */
export interface KeptThing {
  address: string;
  bytes: number;
  /** Addresses of what the page is made of; none for what is no page. */
  parts: string[];
}

/**
 * Addresses of what stays: as many of the wanted pages as there is room for, the most wanted first, each with all of its
 * parts, which pages of one build share.
 */
export function whatStays(things: KeptThing[], wanted: string[], mostBytes: number): Set<string> {
  const known = new Map(things.map((thing) => [thing.address, thing]));
  const stays = new Set<string>();
  let bytes = 0;
  for (const path of wanted) {
    const page = known.get(path);
    if (!page) continue;
    const more = new Set([path, ...page.parts].filter((address) => !stays.has(address)));
    const needed = [...more].reduce((sum, address) => sum + (known.get(address)?.bytes ?? 0), 0);
    if (bytes + needed > mostBytes) continue;
    bytes += needed;
    for (const address of more) stays.add(address);
  }
  return stays;
}

export type AnswerLike = Pick<Response, 'status' | 'redirected' | 'type'> & {
  headers: Pick<Headers, 'get'>;
};

/** A whole page of this very address that is the same for everybody. */
export function mayBeKept({ status, redirected, type, headers }: AnswerLike): boolean {
  return (
    status === 200 &&
    !redirected &&
    type === 'basic' &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    !/no-store|private/.test(headers.get('cache-control') ?? '')
  );
}
