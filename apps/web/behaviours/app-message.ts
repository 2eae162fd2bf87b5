/** What the native app is told: `docs/contracts/app.md`. */
export interface AppMessage {
  type: 'navigate';
  /** Full address; a page of ours says that it is asked for by the app. */
  href: string;
  /** Path and query on this site, null for any other place. */
  path: string | null;
}

const waysOut = ['https:', 'http:', 'mailto:', 'tel:'];

/** Null for what nobody should open. */
export function appMessage(to: URL, origin: string): AppMessage | null {
  if (!waysOut.includes(to.protocol)) return null;
  if (to.origin !== origin) return { type: 'navigate', href: to.href, path: null };
  const url = new URL(to);
  url.searchParams.set('isMobileApp', '1');
  return { type: 'navigate', href: url.href, path: url.pathname + url.search };
}
