/** Message to the native app, described in `docs/contracts/app.md`. */
export interface AppMessage {
  type: 'navigate';
  /** Absolute URL; with the app mode parameter if it is a page of this site. */
  href: string;
  /** Path and query on this site, null for any other URL. */
  path: string | null;
}

const allowedProtocols = ['https:', 'http:', 'mailto:', 'tel:'];

/** Null for a URL with a protocol that must not be opened. */
export function appMessage(to: URL, origin: string): AppMessage | null {
  if (!allowedProtocols.includes(to.protocol)) return null;
  if (to.origin !== origin) return { type: 'navigate', href: to.href, path: null };
  const url = new URL(to);
  url.searchParams.set('isMobileApp', '1');
  return { type: 'navigate', href: url.href, path: url.pathname + url.search };
}
