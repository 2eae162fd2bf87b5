/** Leads to a page of this site, and nowhere else: neither to another host nor into a script [ERR-08]. */
import { isInApp } from './in-app.ts';
import { ownAddress } from './own-address.ts';

export async function goTo(path: string): Promise<void> {
  const url = ownAddress(path, location.origin);
  if (url === null) console.warn(`Not an address of this site: ${path}`);
  else if (isInApp()) (await import('./app-mode.ts')).handToApp(url);
  else location.assign(url);
}
