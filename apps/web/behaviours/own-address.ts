/** `ownAddress('/rovat/sport', 'https://lapzarta.example')` is its URL; null where a path leads off the site. */
export function ownAddress(path: string, origin: string): URL | null {
  const url = URL.parse(path, origin);
  // A `blob:` address has the origin of whoever made it.
  return url?.href.startsWith(`${origin}/`) ? url : null;
}
