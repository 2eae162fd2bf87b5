/** Podcasts and episodes over HTTP [POD-02]. */
import { z } from 'zod';
import { articleCardSchema } from '#features/content/public.server.ts';
import { defineCall, failure, json, publicCall } from '#features/kit/public.ts';
import { type ImageRef, imageAddress } from '#features/media/public.ts';
import { originOf, siteBySlug, type Viewpoint } from '#features/sites/public.ts';
import { numberInAddress, pageInAddress } from '#platform/http/requests/numbers-in-addresses.ts';
import { episodeKey } from '../audio-keys.ts';
import { audioSchemas } from '../audio-schema.ts';
import type { Episode, Podcast } from '../podcast/podcast.ts';
import { podcastFeedPath } from '../podcast/podcast-address.ts';
import type { PodcastNeeds } from '../podcast/podcast-needs.ts';
import { podcastPageOf, podcastSitesOf } from '../podcast/podcasts-of-site.ts';

const defaultLatestCount = 4;
const maxLatestCount = 50;
const slugInAddress = z.string().regex(/^[a-z0-9-]{1,100}$/, 'must be a slug');
const schemas = audioSchemas(articleCardSchema);
export const episodeSchema = schemas.episode;
type EpisodeAnswer = z.infer<typeof episodeSchema>;

export const episodeCall = defineCall({
  ...publicCall,
  id: 'episode',
  path: '/api/episodes/:slug',
  tag: 'audio',
  summary: 'An episode of a podcast',
  params: z.object({ slug: slugInAddress }),
  answer: json(episodeSchema, 'The episode.'),
  problems: ['episode-not-found'],
  async handle({ view, params: { slug } }, needs: PodcastNeeds) {
    const episode = await needs.audio.episode(slug);
    const [value] = episode ? await presentEpisodes(view, [episode], needs) : [];
    if (!episode || !value) return failure('episode-not-found', `There is no episode '${slug}'.`);
    return { kind: 'answer', value, dependencies: [{ key: episodeKey(slug) }, ...storyOf(episode)] };
  },
});

export const episodesCall = defineCall({
  ...publicCall,
  id: 'episodes',
  path: '/api/episodes',
  tag: 'audio',
  summary: 'The newest episodes of a site’s podcasts',
  query: z.object({
    podcast: slugInAddress.optional().describe('Slug of a podcast of the site, for its episodes alone.'),
    page: pageInAddress().optional().describe('1 by default.'),
    perPage: numberInAddress(maxLatestCount)
      .optional()
      .describe(`Episodes per page, 1 to ${maxLatestCount}; ${defaultLatestCount} by default.`),
  }),
  answer: json(schemas.episodes, 'A page of the episodes.'),
  problems: ['page-not-found'],
  async handle({ view, query }, needs: PodcastNeeds) {
    const { podcast, page = 1, perPage = defaultLatestCount } = query;
    const offset = (page - 1) * perPage;
    const found = await needs.audio.latest(podcastSitesOf(view), perPage, { podcast, offset });
    const { totalItems, dependencies, freshForMs } = found;
    if (page > 1 && found.episodes.length === 0)
      return failure('page-not-found', `The list has no page ${page}.`);
    const episodes = await presentEpisodes(view, found.episodes, needs);
    return {
      kind: 'answer',
      value: { episodes, page, perPage, totalItems, totalPages: Math.ceil(totalItems / perPage) },
      // Otherwise requests for unknown podcasts could fill the cache.
      dependencies: podcast !== undefined && totalItems === 0 ? null : dependencies,
      freshForMs,
    };
  },
});

export const podcastsCall = defineCall({
  ...publicCall,
  id: 'podcasts',
  path: '/api/podcasts/public/all',
  tag: 'audio',
  summary: 'The podcasts of a site',
  answer: json(schemas.podcasts, 'The podcasts, by name.'),
  async handle({ view }, { audio }: PodcastNeeds) {
    const { podcasts, dependencies } = await audio.podcasts(podcastSitesOf(view));
    const value = { podcasts: podcasts.map((podcast) => presentPodcast(view, podcast)) };
    return { kind: 'answer', value, dependencies };
  },
});

/** Episodes as API answers, each with the card of its article. */
export async function presentEpisodes(
  view: Viewpoint,
  episodes: readonly Episode[],
  { content }: Pick<PodcastNeeds, 'content'>,
): Promise<EpisodeAnswer[]> {
  const ids = episodes.flatMap(({ articleId }) => articleId ?? []);
  const found = ids.length === 0 ? [] : await content.cards(view, ids);
  const presentItem = await content.listPresenter(view, found);
  const byId = new Map(found.map((card) => [card.id, presentItem(card)]));
  return episodes.map((episode) => {
    const { id, slug, title, sound, image, duration, publishedAt, description, chapters, podcast } = episode;
    const article = episode.articleId === null ? undefined : byId.get(episode.articleId);
    return {
      id,
      slug,
      title,
      chapters,
      duration: duration || null,
      description: description || null,
      sourceUrl: sound.url,
      sourceType: sound.mime,
      image: pictureOf(image, slug),
      pubDate: publishedAt,
      podcast: { slug: podcast.slug, name: podcast.name, page: podcastPageOf(view, podcast) },
      article: article ?? null,
    };
  });
}

function presentPodcast(view: Viewpoint, podcast: Podcast) {
  const { slug, name, description, image, language, site } = podcast;
  const feed = originOf(siteBySlug(view.edition, site), view.port) + podcastFeedPath(slug);
  return {
    slug,
    name,
    language,
    feed,
    description: description || null,
    page: podcastPageOf(view, podcast),
    image: pictureOf(image, slug),
  };
}

function pictureOf(image: ImageRef | null, name: string): string | null {
  return image && imageAddress(image, { size: '1x1-768', format: 'jpg', name });
}

function storyOf({ articleId }: Episode) {
  return articleId === null ? [] : [{ key: `article:${articleId}` }];
}
