/** `/` of every site: the boxes that editors ordered [SITE-11]. */
import type { Head } from '#apps/web/page-data.ts';
import { cardPictures } from '#features/content/public.ts';
import type { FilledPart } from '#features/front/public.server.ts';
import { preloadOf } from '#features/media/public.ts';
import { sitesOfDomain } from '#features/sites/public.ts';
import { type EpisodesOfStories, episodesOfStories } from '../audio/episodes-of-stories.ts';
import { feedPath } from '../feeds/feed-address.ts';
import { feedLinks } from '../head/feed-links.ts';
import { headOfPage } from '../head/head-of.ts';
import { presentPart } from './front-part.ts';
import { type PageAnswer, type PageRequest, pageAnswer } from './page-request.ts';

/** A box that could not be made is tried again soon [S17]. */
const patienceMs = 15_000;

export async function frontPage(request: PageRequest): Promise<PageAnswer> {
  const { house, site, view } = request;
  const { boxes, dependencies, isWhole } = await house.front.front(view);
  const head = headOfPage(request, {
    title: '',
    description: site.description,
    canonicalPath: site.path || '/',
  });
  const preload = preloadOfLead(boxes);
  const heard = await episodesOf(request, boxes);
  const data = {
    route: 'index' as const,
    boxes: boxes.map((part) => {
      const box = presentPart(view, part);
      return box.kind === 'podcast' ? { ...box, episodes: heard.episodes } : box;
    }),
  };
  const links = feedLinks(request, rssOf(request), site.name);
  const answer = pageAnswer(request, 200, { ...head, links, preload }, data, dependencies);
  return isWhole && heard.isWhole ? answer : { ...answer, freshForMs: patienceMs };
}

async function episodesOf(request: PageRequest, boxes: FilledPart[]): Promise<EpisodesOfStories> {
  const stories = boxes.flatMap((box) => (box.kind === 'podcast' ? box.stories : []));
  return episodesOfStories(request, stories);
}

function preloadOfLead(boxes: FilledPart[]): Head['preload'] {
  for (const box of boxes) {
    if (box.kind !== 'lead' && box.kind !== 'cover') continue;
    const [story] = box.stories;
    return story?.image ? preloadOf(story.image, { ...cardPictures[box.kind], name: story.slug }) : null;
  }
  return null;
}

export function rssOf({ house, site }: PageRequest): string {
  const main = sitesOfDomain(house.edition, site)[0] ?? site;
  return feedPath(main, 'rss', { kind: 'site', site });
}
