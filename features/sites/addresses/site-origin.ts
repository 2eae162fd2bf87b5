import type { Site } from '../edition/site.ts';
import { isLocalHost } from './local-host.ts';

/** The origin of a site as a URL. `port` is the port of the local server; only local host names include it. */
export function originOf(site: Pick<Site, 'domains'>, port: number): string {
  const domain = site.domains[0] ?? 'localhost';
  return isLocalHost(domain) ? `http://${domain}:${port}` : `https://${domain}`;
}
