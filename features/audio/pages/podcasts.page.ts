/** `/podcast`: the podcasts of a domain's sites, and their newest episodes. */
import { definePage, headOfPage } from '#features/kit/public.ts';
import { fullAddress, noQuery } from '#features/sites/public.ts';
import { podcastFolder } from '../podcast/podcast-address.ts';
import type { PodcastNeeds } from '../podcast/podcast-needs.ts';
import { podcastPageOf, podcastSitesOf } from '../podcast/podcasts-of-site.ts';
import { showEpisode } from '../podcast/shown-episode.ts';
import type { PodcastsPageData } from './podcast-data.ts';
import { podcastsWords } from './podcasts-words.ts';
import { storiesOfEpisodes } from './stories-of-episodes.ts';

const newestShown = 8;

export const podcastsPage = definePage({
  route: 'podcasts',
  view: 'PodcastsPage',
  at: [{ pattern: podcastFolder, sites: 'root', row: undefined }],
  query: noQuery,
  audience: 'everyone',
  frame: 'site',
  async sitemap({ view, sites }, { audio }: PodcastNeeds) {
    const { podcasts, dependencies } = await audio.podcasts(sites);
    const entries = podcasts.length > 0 ? [{ address: fullAddress(view, podcastFolder) }] : [];
    return { entries, dependencies };
  },
  examples: [{ name: 'podcasts', path: podcastFolder }],
  async load(request, { audio, content }: PodcastNeeds) {
    const { view, path } = request;
    const sites = podcastSitesOf(view);
    const [{ podcasts }, latest] = await Promise.all([
      audio.podcasts(sites),
      audio.latest(sites, newestShown),
    ]);
    const stories = await storiesOfEpisodes(view, latest.episodes, content);
    const data: PodcastsPageData = {
      podcasts: podcasts.map((podcast) => ({ ...podcast, href: podcastPageOf(view, podcast) })),
      episodes: latest.episodes.map((one) =>
        showEpisode(one, podcastPageOf(view, one.podcast), stories.get(one.articleId ?? 0)),
      ),
    };
    const names = podcasts.map(({ name }) => name).join(', ');
    const head = headOfPage(request, {
      title: podcastsWords.title,
      description: podcasts.length === 0 ? podcastsWords.none : podcastsWords.description(names),
      canonicalPath: path,
    });
    return { kind: 'page', head, data, dependencies: latest.dependencies, freshForMs: latest.freshForMs };
  },
});
