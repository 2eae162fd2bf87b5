/** Where a site lives, as a full address. */
import type { Site } from './site.ts';

/** `port` is where this machine listens: only names that mean this machine carry it. */
export function originOf(site: Site, port: number): string {
  const domain = site.domains[0] ?? 'localhost';
  const local = domain === 'localhost' || domain.endsWith('.localhost');
  return local ? `http://${domain}:${port}` : `https://${domain}`;
}
