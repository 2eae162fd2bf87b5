/** `/` of every site: the boxes that editors ordered [SITE-11]. */
import type { FrontBox } from '#apps/web/page-data.ts';
import { cardPictures } from '#features/content/public.ts';
import type { FilledBox } from '#features/front/public.server.ts';
import { preloadOf } from '#features/media/public.ts';
import type { Edition } from '#features/sites/public.ts';
import { headOfPage } from '../head/head-of.ts';
import { type PageAnswer, type PageRequest, pageAnswer } from './page-request.ts';

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
  const data = { route: 'index' as const, boxes: boxes.map((box) => presentBox(house.edition, box)) };
  return pageAnswer(request, 200, { ...head, preload }, data, dependencies);
}

function presentBox(edition: Edition, box: FilledBox): FrontBox {
  return {
    slug: box.slug,
    kind: box.kind,
    position: box.position,
    title: box.title,
    href: hrefOf(edition, box.list),
    stories: box.stories,
  };
}

/** A box made of a site's latest stories leads to that site; sections get their pages with the section routes. */
function hrefOf(edition: Edition, list: string | null): string {
  const slug = list?.startsWith('latest:') ? list.slice('latest:'.length) : undefined;
  const site = edition.sites.find((one) => one.slug === slug);
  if (!site) return '';
  return site.path === '' ? '/legfrissebb' : site.path;
}
