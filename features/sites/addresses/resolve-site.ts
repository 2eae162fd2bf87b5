/** Host and path → the site that answers, and the path below its prefix [SITE-06] [SITE-07]. */
import { type Edition, mainSite } from '../edition/edition.ts';
import type { Site } from '../edition/site.ts';

/** The name in a Host header: without port, capital letters and the dot of a full name. */
export function hostNameOf(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

export interface SiteMatch {
  site: Site;
  /** Path segments below the site's prefix. */
  below: string[];
}

/** `host` may have a port, capital letters or a trailing dot; unknown hosts belong to the main site. */
export function resolveSite(edition: Edition, host: string, segments: readonly string[]): SiteMatch {
  const name = hostNameOf(host);
  const sitesOfHost = edition.sites.filter((site) => site.domains.includes(name));
  const fallback = mainSite(edition);
  const sites =
    sitesOfHost.length > 0
      ? sitesOfHost
      : edition.sites.filter((site) => site.domains[0] === fallback.domains[0]);
  const matching = sites
    .filter((site) => isPrefix(prefixOf(site), segments))
    .toSorted((a, b) => b.path.length - a.path.length);
  const site = matching[0] ?? fallback;
  return { site, below: segments.slice(prefixOf(site).length) };
}

function prefixOf(site: Site): string[] {
  return site.path.split('/').filter(Boolean);
}

function isPrefix(prefix: readonly string[], segments: readonly string[]): boolean {
  return prefix.every((segment, at) => segments[at] === segment);
}
