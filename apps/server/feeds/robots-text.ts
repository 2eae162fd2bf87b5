/** robots.txt of one domain: everything may be read but answers to questions, of which there is no end. */
import { type Edition, type Site, sitesOfDomain } from '#features/sites/public.ts';

export function robotsText(edition: Edition, main: Site, origin: string): string {
  const archives = sitesOfDomain(edition, main).map((site) => `${site.path}/archivum`);
  return [
    'User-agent: *',
    'Disallow: /api/search',
    ...archives.flatMap((path) => [`Disallow: ${path}?*term=`, `Disallow: ${path}?*filters=`]),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    `Sitemap: ${origin}/sitemap/news.xml`,
    '',
  ].join('\n');
}
