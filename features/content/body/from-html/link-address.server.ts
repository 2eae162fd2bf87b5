/** Rewrites the addresses of links in an imported story. */
import { safeAddress } from '../safe-address.ts';

export interface LinkNeeds {
  /** Base URL of relative links. */
  base?: string | undefined;
  /** Host of the former site, without `www.`: its pages have the same paths here. */
  formerHost?: string | undefined;
}

/**
 * Links to pages of the former site become paths, which redirects handle; links to its files stay.
 * @example linkAddress('//www.regi.example/hir/', { formerHost: 'regi.example' }) // '/hir/'
 */
export function linkAddress(raw: string, { base, formerHost }: LinkNeeds): string | null {
  if (formerHost === undefined) return safeAddress(raw, base);
  // WordPress answers `?p=…` on any page with the post of that number.
  const href = safeAddress(/^\s*\?(p|page_id)=\d/.test(raw) ? `/${raw.trim()}` : raw, base);
  if (href === null) return null;
  if (href.startsWith('/')) return isFile(href) ? (URL.parse(href, base)?.href ?? href) : href;
  if (!href.includes(formerHost) || isFile(href)) return href;
  const url = URL.parse(href);
  if (url === null || !/^https?:$/.test(url.protocol) || hostName(url) !== formerHost) return href;
  // A path that starts with two slashes would name a host.
  return `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`;
}

export function hostName(url: URL): string {
  return url.host.replace(/^www\./, '');
}

function isFile(href: string): boolean {
  return /^[^?#]*\/wp-content\//.test(href);
}
