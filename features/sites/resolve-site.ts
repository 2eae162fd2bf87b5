/** Host and path → the site that answers, and the path below its prefix [SITE-06] [SITE-07]. */
import { type Edition, mainSite } from './edition.ts';
import type { Site } from './site.ts';

export interface SiteMatch {
  site: Site;
  /** Path segments below the site's prefix. */
  below: string[];
}

/** `host` may carry a port, capital letters or a trailing dot; an unknown one is the main site's. */
export function resolveSite(edition: Edition, host: string, segments: readonly string[]): SiteMatch {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  const here = edition.sites.filter((site) => site.domains.includes(name));
  const fallback = mainSite(edition);
  const sites =
    here.length > 0 ? here : edition.sites.filter((site) => site.domains[0] === fallback.domains[0]);
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
