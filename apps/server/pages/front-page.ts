/** `/` of every site: the boxes that editors ordered [SITE-11]. */
import type { FrontBox } from '#apps/web/page-data.ts';
import { cardPictures } from '#features/content/public.ts';
import type { FilledBox } from '#features/front/public.server.ts';
import { preloadOf } from '#features/media/public.ts';
import { originOf, sitesOfDomain } from '#features/sites/public.ts';
import { feedPath } from '../feeds/feed-address.ts';
import { feedLinks } from '../head/feed-links.ts';
import { headOfPage } from '../head/head-of.ts';
import { type PageAnswer, type PageRequest, pageAnswer } from './page-request.ts';
import { sectionUrl } from './section-url.ts';

export async function frontPage(request: PageRequest): Promise<PageAnswer> {
  const { house, site, view } = request;
  const { boxes, dependencies } = await house.front.front(view);
  const head = headOfPage(request, {
    title: '',
    description: site.description,
    canonicalPath: site.path || '/',
  });
  const lead = boxes.find((box) => box.kind === 'lead')?.stories[0];
  const preload = lead?.image ? preloadOf(lead.image, { ...cardPictures.lead, name: lead.slug }) : null;
  const data = { route: 'index' as const, boxes: boxes.map((box) => presentBox(request, box)) };
  const links = feedLinks(request, rssOf(request), site.name);
  return pageAnswer(request, 200, { ...head, links, preload }, data, dependencies);
}

export function rssOf({ house, site }: PageRequest): string {
  const main = sitesOfDomain(house.edition, site)[0] ?? site;
  return feedPath(main, 'rss', { kind: 'site', site });
}

function presentBox(request: PageRequest, box: FilledBox): FrontBox {
  return {
    slug: box.slug,
    kind: box.kind,
    position: box.position,
    title: box.title,
    href: hrefOf(request, box),
    stories: box.stories,
  };
}

/** A box made of a list leads to the list: to a site when it holds what that site publishes, or to a section. */
function hrefOf(request: PageRequest, { list, stories }: FilledBox): string {
  const [kind, slug] = list?.split(':') ?? [];
  if (kind === 'section') {
    const section = stories.find((story) => story.section?.slug === slug)?.section;
    return section ? sectionUrl(request, section) : '';
  }
  const site = kind === 'latest' && request.house.edition.sites.find((one) => one.slug === slug);
  if (!site) return '';
  const path = site.path === '' ? '/legfrissebb' : site.path;
  const isHere = site.domains[0] === request.site.domains[0];
  return isHere ? path : originOf(site, request.house.port) + path;
}
