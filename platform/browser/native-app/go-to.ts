/** Navigates to a page of this site only: neither to another host nor to a script URL [ERR-08]. */

import { sameSiteUrl } from '../same-site-url.ts';
import { isInApp } from './is-in-app.ts';

export async function goTo(path: string): Promise<void> {
  const url = sameSiteUrl(path, location.origin);
  if (url === null) console.warn(`Not an address of this site: ${path}`);
  else if (isInApp()) (await import('./app-mode.ts')).sendToApp(url);
  else location.assign(url);
}
