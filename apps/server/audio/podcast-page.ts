/** `/{site?}/podcast/{show}`: a show and its episodes, newest first. */
import type { PodcastPageData } from '#apps/web/audio/podcast-data.ts';
import type { Head } from '#apps/web/page-data.ts';
import { podcastKey } from '#features/audio/public.server.ts';
import { podcastFeedPath, showEpisode } from '#features/audio/public.ts';
import { pageAddress } from '#features/lists/public.ts';
import { headOfPage, sharePicture } from '../head/head-of.ts';
import { NothingHere } from '../pages/nothing-here.ts';
import { fullAddress, type PageAnswer, type PageRequest, pageAnswer } from '../pages/page-request.ts';
import { podcastSeries } from './podcast-json-ld.ts';
import { storiesOfEpisodes } from './stories-of-episodes.ts';

const episodesOnPage = 20;

export async function podcastPage(
  request: PageRequest,
  { slug, page }: { slug: string; page: number },
): Promise<PageAnswer> {
  const { house, site, path } = request;
  const found = await house.audio.episodesOf(slug, page, episodesOnPage);
  const isHere = found?.podcast.site === site.slug && (found.episodes.length > 0 || page === 1);
  if (!found || !isHere)
    throw new NothingHere('podcast-not-found', `Page not found: ${path}`, [{ key: podcastKey(slug) }]);
  const { podcast, episodes, totalPages, totalItems, dependencies, freshForMs } = found;
  const stories = await storiesOfEpisodes(request, episodes);
  const data: PodcastPageData = {
    route: 'podcast',
    podcast,
    feed: podcastFeedPath(slug),
    episodes: episodes.map((one) => showEpisode(one, path, stories.get(one.articleId ?? 0))),
    ...{ page, totalPages, totalItems },
  };
  const answer = pageAnswer(request, 200, headOf(request, data), data, dependencies, podcast.language);
  return freshForMs === null ? answer : { ...answer, freshForMs };
}

function headOf(request: PageRequest, data: PodcastPageData): Head {
  const { podcast, feed, page, totalPages } = data;
  const { path } = request;
  const { name, description, image, slug } = podcast;
  const head = headOfPage(request, { title: name, description, canonicalPath: pageAddress(path, page) });
  const near = (rel: 'prev' | 'next', to: number) =>
    to >= 1 && to <= totalPages ? [{ rel, href: fullAddress(request, pageAddress(path, to)) }] : [];
  return {
    ...head,
    openGraph: {
      ...head.openGraph,
      ...(image ? { image: sharePicture(request, image, slug), imageAlt: image.alt } : {}),
    },
    links: [
      {
        rel: 'alternate',
        type: 'application/rss+xml',
        title: name,
        href: fullAddress(request, feed),
      },
      ...near('prev', page - 1),
      ...near('next', page + 1),
    ],
    jsonLd: [...head.jsonLd, podcastSeries(request, data)],
  };
}
