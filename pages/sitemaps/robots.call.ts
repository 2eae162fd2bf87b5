/** robots.txt of one domain: allows everything except search results, of which there is no end. */
import { defineCall, publicFile, text } from '#features/kit/public.ts';
import { type Edition, originOf, type Site, sitesOfDomain } from '#features/sites/public.ts';

export const robotsCall = defineCall({
  ...publicFile,
  id: 'robots',
  path: '/robots.txt',
  summary: 'What crawlers may request',
  answer: text('text/plain; charset=utf-8'),
  caching: 'day',
  handle: async ({ view: { edition, site, port } }) => ({
    kind: 'answer',
    value: robotsText(edition, site, originOf(site, port)),
    dependencies: null,
  }),
});

function robotsText(edition: Edition, main: Site, origin: string): string {
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
