/** `/{site?}/podcast/{show}`: a podcast and its episodes, newest first. */

import { z } from 'zod';
import {
  definePage,
  type Head,
  headOfPage,
  oembedLink,
  type PageRequest,
  pageAddress,
} from '#features/kit/public.ts';
import { sharePicture, sharePictureSize } from '#features/media/public.ts';
import { fullAddress, pageNumberField, siteBySlug } from '#features/sites/public.ts';
import { podcastKey } from '../audio-keys.ts';
import type { Podcast } from '../podcast/podcast.ts';
import { podcastFeedPath, podcastPath } from '../podcast/podcast-address.ts';
import type { PodcastNeeds } from '../podcast/podcast-needs.ts';
import { showEpisode } from '../podcast/shown-episode.ts';
import type { PodcastPageData } from './podcast-data.ts';
import { podcastSeries } from './podcast-json-ld.ts';
import { storiesOfEpisodes } from './stories-of-episodes.ts';

const episodesOnPage = 20;

export const podcastPage = definePage({
  route: 'podcast',
  view: 'PodcastPage',
  at: [{ pattern: '/podcast/{slug}', sites: 'all', row: undefined }],
  query: z.object({ oldal: pageNumberField }),
  audience: 'everyone',
  frame: 'site',
  async sitemap({ view, sites }, { audio }: PodcastNeeds) {
    const { podcasts, dependencies } = await audio.podcasts(sites);
    const pathOf = ({ site, slug }: Podcast) => podcastPath(siteBySlug(view.edition, site).path, slug);
    return { entries: podcasts.map((one) => ({ address: fullAddress(view, pathOf(one)) })), dependencies };
  },
  examples: [{ name: 'podcast', path: '/podcast/hatterzaj' }],
  async load(request, { audio, content }: PodcastNeeds) {
    const { site, path } = request;
    const { slug = '' } = request.params;
    const page = request.query.oldal;
    const found = await audio.episodesOf(slug, page, episodesOnPage);
    const isHere = found?.podcast.site === site.slug && (found.episodes.length > 0 || page === 1);
    if (!found || !isHere)
      return { kind: 'nothing', code: 'podcast-not-found', dependencies: [{ key: podcastKey(slug) }] };
    const { podcast, episodes, totalPages, totalItems, dependencies, freshForMs } = found;
    const stories = await storiesOfEpisodes(request.view, episodes, content);
    const data: PodcastPageData = {
      podcast,
      feed: podcastFeedPath(slug),
      episodes: episodes.map((one) => showEpisode(one, path, stories.get(one.articleId ?? 0))),
      page,
      totalPages,
      totalItems,
    };
    const { language } = podcast;
    return { kind: 'page', head: headOf(request, data), data, language, dependencies, freshForMs };
  },
});

function headOf(request: PageRequest, data: PodcastPageData): Head {
  const { podcast, feed, page, totalPages } = data;
  const { path, view } = request;
  const { name, description, image, slug } = podcast;
  const head = headOfPage(request, { title: name, description, canonicalPath: pageAddress(path, page) });
  const near = (rel: 'prev' | 'next', to: number) =>
    to >= 1 && to <= totalPages ? [{ rel, href: fullAddress(view, pageAddress(path, to)) }] : [];
  return {
    ...head,
    openGraph: {
      ...head.openGraph,
      ...(image
        ? {
            image: fullAddress(view, sharePicture(image, slug)),
            imageAlt: image.alt,
            imageSize: sharePictureSize(image),
          }
        : {}),
    },
    links: [
      {
        rel: 'alternate',
        type: 'application/rss+xml',
        title: name,
        href: fullAddress(view, feed),
      },
      oembedLink(view, head),
      ...near('prev', page - 1),
      ...near('next', page + 1),
    ],
    jsonLd: [...head.jsonLd, podcastSeries(request, data)],
  };
}
