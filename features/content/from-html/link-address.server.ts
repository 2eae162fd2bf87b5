/** Where a link of the source leads from here. */
import { safeAddress } from '../safe-address.ts';

export interface LinkNeeds {
  /** The page that relative links count from. */
  base?: string | undefined;
  /** Host of the site that the story leaves, without `www.`: its pages are found under the same paths here. */
  formerHost?: string | undefined;
}

/**
 * Pages of the former site become paths, where redirects wait; its files stay where they are.
 * @example linkAddress('//www.regi.example/hir/', { formerHost: 'regi.example' }) // '/hir/'
 */
export function linkAddress(raw: string, { base, formerHost }: LinkNeeds): string | null {
  if (formerHost === undefined) return safeAddress(raw, base);
  // WordPress led from any page to the post whose number was asked for.
  const href = safeAddress(/^\s*\?(p|page_id)=\d/.test(raw) ? `/${raw.trim()}` : raw, base);
  if (href === null) return null;
  if (href.startsWith('/')) return isFile(href) ? (URL.parse(href, base)?.href ?? href) : href;
  if (!href.includes(formerHost) || isFile(href)) return href;
  const url = URL.parse(href);
  if (url === null || !/^https?:$/.test(url.protocol) || hostName(url) !== formerHost) return href;
  // Two slashes would name a host.
  return `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`;
}

export function hostName(url: URL): string {
  return url.host.replace(/^www\./, '');
}

function isFile(href: string): boolean {
  return /^[^?#]*\/wp-content\//.test(href);
}
