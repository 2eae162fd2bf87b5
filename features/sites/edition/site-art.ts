/** Names, without `.svg`, of a site's drawings in the edition's folder `art`. */
import type { Site } from './site.ts';

export function artOf(site: Site): string[] {
  const icon = `icon-${site.slug}`;
  const named = [site.facebookLogo, site.mobileCover11, site.mobileCover43];
  return [icon, `${icon}-maskable`, ...named.map((file) => file.replace(/\.\w+$/, ''))];
}
