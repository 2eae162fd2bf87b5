/** Stylesheet generated from the edition's data: accent colours of each site, and the mastheads of sub-sites. */
import { createHash } from 'node:crypto';
import type { Site } from '#features/sites/public.ts';
import { assetsPrefix } from './assets.server.ts';

export interface SiteStyles {
  /** `/_assets/sites-1a2b3c4d.css`: changes with the content, so it may be cached for ever. */
  href: string;
  css: string;
}

/** @param theme The edition's own CSS: outside of the cascade layers, it overrides all of them. */
export function siteStyles(sites: Site[], theme = ''): SiteStyles {
  const css = `@layer tokens{${sites.map(rulesOf).join('')}}${theme}`;
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 10);
  return { href: `${assetsPrefix}sites-${hash}.css`, css };
}

function rulesOf(site: Site): string {
  const accent = declarations({
    '--accent': pair(site.accent.light, site.accent.dark),
    '--accent-strong': pair(site.accentStrong.light, site.accentStrong.dark),
  });
  const scopes = `.${site.cssClass},[data-site="${site.slug}"]{${accent}}`;
  return site.path === '' ? scopes : `${scopes}body.${site.cssClass}{${colouredMasthead(site)}}`;
}

/** A sub-site's masthead has a background in its own colour, so that readers notice the change of site. */
function colouredMasthead(site: Site): string {
  return declarations({
    '--masthead-paper': pair(
      site.accentStrong.light,
      `color-mix(in oklab, ${site.accent.dark} 20%, #101216)`,
    ),
    '--masthead-ink': pair('#ffffff', '#f4f1ec'),
    '--masthead-ink-soft': pair('rgb(255 255 255 / 86%)', 'rgb(244 241 236 / 82%)'),
    '--masthead-rule': pair('rgb(255 255 255 / 28%)', 'rgb(244 241 236 / 20%)'),
    '--masthead-name': site.accent.dark,
    '--masthead-mark': site.accent.dark,
  });
}

function pair(light: string, dark: string): string {
  return `light-dark(${light},${dark})`;
}

function declarations(properties: Record<string, string>): string {
  return Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
