/** `GET /api/sites`: the sites of this deployment and their origins. */
import { z } from 'zod';
import { defineCall, json, publicCall } from '#features/kit/public.ts';
import { mainSite, originOf, type Viewpoint } from '#features/sites/public.ts';

const site = z
  .object({
    slug: z.string().describe('Value of the header `X-Site`.'),
    name: z.string(),
    tagline: z.string(),
    origin: z.string().describe('Origin of the paths in answers for this site.'),
    url: z.string().describe('Full address of its front page.'),
    main: z.boolean().describe('The site of a call without `X-Site`.'),
    locale: z.string(),
    timeZone: z.string(),
    currency: z.string(),
  })
  .meta({ id: 'Site' });
const sitesSchema = z.object({ items: z.array(site) }).meta({ id: 'Sites' });

export const sitesCall = defineCall({
  ...publicCall,
  id: 'sites',
  path: '/api/sites',
  tag: 'sites',
  summary: 'The sites and their addresses',
  description:
    'With `origin` every `url` that begins with a slash becomes a full address: it is a path on the domain of the site that the call was made for.',
  answer: json(sitesSchema, 'The sites, the main one first.'),
  varies: 'nothing',
  // Edition data changes only with a restart, which empties the cache.
  handle: async ({ view }) => ({ kind: 'answer', value: { items: sitesOf(view) }, dependencies: [] }),
});

function sitesOf({ edition, port }: Viewpoint): z.infer<typeof site>[] {
  const main = mainSite(edition);
  const others = edition.sites.filter(({ slug }) => slug !== main.slug);
  return [main, ...others].map((one) => {
    const { slug, name, tagline, path, locale, timeZone, currency } = one;
    const origin = originOf(one, port);
    const url = `${origin}${path || '/'}`;
    return { slug, name, tagline, origin, url, main: slug === main.slug, locale, timeZone, currency };
  });
}
