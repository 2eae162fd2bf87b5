/** URL of a path: `sameSiteUrl('/rovat/sport', 'https://lapzarta.example')`; null when it leads off the site. */
export function sameSiteUrl(path: string, origin: string): URL | null {
  const url = URL.parse(path, origin);
  // Not compared by origin: a `blob:` URL has the origin of the page that created it.
  return url?.href.startsWith(`${origin}/`) ? url : null;
}
