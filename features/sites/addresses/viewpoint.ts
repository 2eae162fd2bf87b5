import type { Edition } from '../edition/edition.ts';
import type { Site } from '../edition/site.ts';
import { originOf } from './site-origin.ts';

/** The site whose readers see a story, a list or an address: it determines which addresses are relative. */
export interface Viewpoint {
  edition: Edition;
  site: Site;
  /** Port of the server, part of absolute addresses of hosts without a port of their own. */
  port: number;
}

/** An absolute address on the site. */
export function fullAddress({ site, port }: Pick<Viewpoint, 'site' | 'port'>, path: string): string {
  return originOf(site, port) + path;
}

/** An absolute address: those of other domains are absolute already. */
export function absoluteAddress(view: Pick<Viewpoint, 'site' | 'port'>, address: string): string {
  return address.startsWith('/') ? fullAddress(view, address) : address;
}
