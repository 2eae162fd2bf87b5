/** What stands around a site's pages, the same object wherever the same stands: whoever draws it may keep the drawing. */
import type { ShellData } from '#apps/web/shell/shell-data.ts';
import type { Language } from '#features/content/public.ts';
import { type HeadFigures, headFigures } from '#features/figures/public.ts';
import { keptLink, originOf, type Site } from '#features/sites/public.ts';
import type { House } from '../compose.ts';
import type { PageRequest } from './page-request.ts';

/** Sites, languages and entries of menus together, and the front pages’ figures of the last hours. */
const most = 100;

const made = new WeakMap<House, Map<string, ShellData>>();

/** @param figures What is known of those in the head; without them they are empty places, which the browser fills. */
export function shellAround(
  { house, site, path }: Pick<PageRequest, 'house' | 'site' | 'path'>,
  language: Language,
  figures: HeadFigures | null = headFigures(house.figures.setting, site, null),
): ShellData {
  const entry = [...site.menu, keptLink(site)].find(({ href }) => href === path)?.href ?? '';
  const shells = made.get(house) ?? new Map<string, ShellData>();
  made.set(house, shells);
  const key = JSON.stringify([site.slug, language, entry, figures]);
  const known = shells.get(key);
  if (known) return known;
  const shell = Object.freeze({
    site,
    sites: sitesSeenFrom(site, house),
    wordmarks: house.edition.wordmarks,
    language,
    entry,
    figures,
    counter: counterOf(site, house),
    isPreview: house.preview ?? false,
  });
  shells.set(key, shell);
  for (const oldest of shells.keys()) if (shells.size > most) shells.delete(oldest);
  return shell;
}

function sitesSeenFrom(site: Site, { edition, port }: House): ShellData['sites'] {
  return edition.sites.map((other) => ({
    slug: other.slug,
    name: other.name,
    href: hrefOfSite(site, other, port),
  }));
}

function hrefOfSite(from: Site, to: Site, port: number): string {
  const path = to.path || '/';
  return from.domains[0] === to.domains[0] ? path : originOf(to, port) + path;
}

function counterOf({ slug }: Site, { edition: { support } }: House): ShellData['counter'] {
  return support?.sites.includes(slug) ? { since: support.since, base: support.base } : null;
}
