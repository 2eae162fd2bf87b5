/** `/podcast`: the shows of a domain's sites, and what is newest in them. */
import type { PodcastsPageData } from '#apps/web/audio/podcast-data.ts';
import { heardOn, pageOf, podcastsKey } from '#features/audio/public.server.ts';
import { showEpisode } from '#features/audio/public.ts';
import { headOfPage } from '../head/head-of.ts';
import { NothingHere } from '../pages/nothing-here.ts';
import { type PageAnswer, type PageRequest, pageAnswer } from '../pages/page-request.ts';
import { storiesOfEpisodes } from './stories-of-episodes.ts';

const newestShown = 8;

export async function podcastsPage(request: PageRequest): Promise<PageAnswer> {
  const { house, view, path } = request;
  const sites = heardOn(view);
  const [{ podcasts }, latest] = await Promise.all([
    house.audio.podcasts(sites),
    house.audio.latest(sites, newestShown),
  ]);
  if (podcasts.length === 0)
    throw new NothingHere('page-not-found', `Page not found: ${path}`, [{ key: podcastsKey }]);
  const stories = await storiesOfEpisodes(request, latest.episodes);
  const data: PodcastsPageData = {
    route: 'podcasts',
    podcasts: podcasts.map((podcast) => ({ ...podcast, href: pageOf(view, podcast) })),
    episodes: latest.episodes.map((one) =>
      showEpisode(one, pageOf(view, one.podcast), stories.get(one.articleId ?? 0)),
    ),
  };
  const names = podcasts.map(({ name }) => name).join(', ');
  const words = { title: 'Podcast', description: `Adásaink: ${names}.`, canonicalPath: path };
  const answer = pageAnswer(request, 200, headOfPage(request, words), data, latest.dependencies);
  return latest.freshForMs === null ? answer : { ...answer, freshForMs: latest.freshForMs };
}
