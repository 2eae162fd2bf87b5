/** The shell around a site's pages; the same object for equal data, so that its rendered HTML can be cached. */

import type { ShellData } from '#apps/web/shell/shell-data.ts';
import { readerProfilePath, supportRoute } from '#features/accounts/public.ts';
import { consentSetting } from '#features/consent/public.ts';
import { type HeaderFigures, headerFigures } from '#features/figures/public.ts';
import type { PageRequest } from '#features/kit/public.ts';
import { promotedNewsletter } from '#features/newsletters/public.server.ts';
import {
  inLanguage,
  type Language,
  originOf,
  type Site,
  savedLink,
  sitesOfDomain,
} from '#features/sites/public.ts';
import { supportPart } from '#features/support/public.server.ts';
import { supportPath, supportSetting } from '#features/support/public.ts';
import type { AppContext } from '../compose.ts';

/** Enough for all sites, languages and menu entries, and for the front pages' figures of the last hours. */
const maxShells = 100;

const shellsByContext = new WeakMap<AppContext, Map<string, ShellData>>();

interface ShellChoices {
  language: Language;
  /** Known figures of the header; if absent, the browser fills their empty slots. */
  figures?: HeaderFigures | null | undefined;
  /** The newsroom has switched the page of support off. */
  hidesSupport: boolean;
}

export function pageShell(
  context: AppContext,
  { site, path }: Pick<PageRequest, 'site' | 'path'>,
  { language, hidesSupport, figures = headerFigures(context.figures.setting, site, null) }: ShellChoices,
): ShellData {
  const entry = [...site.menu, savedLink(site)].find(({ href }) => href === path)?.href ?? '';
  const shells = shellsByContext.get(context) ?? new Map<string, ShellData>();
  shellsByContext.set(context, shells);
  const supportHref =
    asksForSupport(context, site) && !hidesSupport ? inLanguage(site.path + supportPath, language) : null;
  const key = JSON.stringify([site.slug, language, entry, figures, supportHref]);
  const known = shells.get(key);
  if (known) return known;
  const shell = Object.freeze({
    site,
    sites: siteLinks(site, context),
    wordmarks: context.edition.wordmarks,
    language,
    entry,
    figures,
    counter: counterOf(site, context),
    newsletter: promotedNewsletter(context.edition, site, language),
    accountHref: accountOf(site, context),
    supportHref,
    stores: site.slug === context.edition.mainSite ? (context.edition.stores ?? null) : null,
    asksConsent: consentSetting.of(context.edition).mode === 'own',
    needsConsent: consentSetting.of(context.edition).mode !== 'none',
    isPreview: context.preview ?? false,
  });
  shells.set(key, shell);
  for (const oldest of shells.keys()) if (shells.size > maxShells) shells.delete(oldest);
  return shell;
}

function siteLinks(site: Site, { edition, port }: AppContext): ShellData['sites'] {
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

/** The accounts of a domain are at its root. */
function accountOf(site: Site, { edition }: AppContext): string | null {
  const root = sitesOfDomain(edition, site).find(({ path }) => path === '');
  return root && !root.without.includes(supportRoute) ? readerProfilePath : null;
}

/** Whether the site asks for support at some time. */
export function asksForSupport({ edition }: Pick<AppContext, 'edition'>, { slug }: Site): boolean {
  return supportPart.of(edition).some(({ sites }) => sites.includes(slug));
}

function counterOf({ slug }: Site, { edition }: AppContext): ShellData['counter'] {
  const support = supportSetting.of(edition);
  return support?.sites.includes(slug) ? { since: support.since, base: support.base } : null;
}
