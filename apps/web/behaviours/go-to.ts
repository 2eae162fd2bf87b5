/** Leads to a page of this site, and nowhere else: neither to another host nor into a script [ERR-08]. */
import { handToApp, isInApp } from './app-mode.ts';
import { ownAddress } from './own-address.ts';

export function goTo(path: string): void {
  const url = ownAddress(path, location.origin);
  if (url === null) console.warn(`Not an address of this site: ${path}`);
  else if (isInApp()) handToApp(url);
  else location.assign(url);
}
