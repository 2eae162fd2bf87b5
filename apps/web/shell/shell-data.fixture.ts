import type { Site } from '#features/sites/public.ts';
import type { ShellData } from './shell-data.ts';

/** A site's shell in Hungarian that shows nothing but the site itself. */
export function emptyShell(site: Site): ShellData {
  return {
    site,
    language: 'hu',
    wordmarks: {},
    sites: [],
    entry: '',
    figures: null,
    counter: null,
    newsletter: null,
    accountHref: null,
    supportHref: null,
    stores: null,
    asksConsent: true,
    needsConsent: true,
    isPreview: false,
  };
}
