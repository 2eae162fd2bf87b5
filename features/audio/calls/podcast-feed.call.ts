/** A podcast's RSS feed, and its episodes' chapters as podcast players read them [S06]. */
import { z } from 'zod';
import { defineCall, failure, file, publicFile, text } from '#features/kit/public.ts';
import { type ImageRef, imageAddress } from '#features/media/public.ts';
import { originOf, siteBySlug } from '#features/sites/public.ts';
import { feedTypes } from '#platform/feeds/feed.ts';
import { type PodcastFeedEpisode, podcastRss } from '#platform/feeds/podcast-rss.ts';
import { storiesOfEpisodes } from '../pages/stories-of-episodes.ts';
import type { Episode, Podcast } from '../podcast/podcast.ts';
import { chaptersPath, podcastFeedFolder, podcastFeedPath, podcastPath } from '../podcast/podcast-address.ts';
import type { PodcastNeeds } from '../podcast/podcast-needs.ts';

/** The limit of podcast directories; the archive of a podcast should be complete. */
const episodesInFeed = 1_000;
const slug = /^[a-z0-9-]{1,100}$/;

export const podcastFeedCall = defineCall({
  ...publicFile,
  id: 'podcastFeed',
  path: `${podcastFeedFolder}/:show`,
  summary: 'The episodes of a podcast as RSS',
  params: z.object({ show: z.string() }),
  answer: text(`${feedTypes.rss}; charset=utf-8`),
  cors: 'anybody',
  async handle({ view, params: { show } }, needs: PodcastNeeds) {
    const { edition, port } = view;
    const found = slug.test(show) ? await needs.audio.episodesOf(show, 1, episodesInFeed) : undefined;
    const site = found && siteBySlug(edition, found.podcast.site);
    // A domain serves only the feeds of its own sites.
    if (!found || !site || site.domains[0] !== view.site.domains[0])
      return failure('podcast-not-found', `Page not found: ${podcastFeedPath(show)}`);
    const { podcast, episodes, dependencies, freshForMs } = found;
    const origin = originOf(site, port);
    const stories = await storiesOfEpisodes({ ...view, site }, episodes, needs.content);
    const home = origin + podcastPath(site.path, podcast.slug);
    const value = podcastRss({
      ...channelTexts(podcast),
      home,
      self: origin + podcastFeedPath(podcast.slug),
      hubs: edition.feeds.hubs,
      author: podcast.author || edition.publisher,
      owner: podcast.ownerEmail === '' ? null : { name: edition.publisher, email: podcast.ownerEmail },
      image: coverAddress(origin, podcast.image, podcast.slug),
      episodes: episodes.map((one) => itemOf(origin, home, one, stories.get(one.articleId ?? 0) ?? '')),
    });
    return { kind: 'answer', value, dependencies, freshForMs };
  },
});

export const podcastChaptersCall = defineCall({
  ...publicFile,
  id: 'podcastChapters',
  path: `${podcastFeedFolder}/:show/:file`,
  summary: 'The chapters of an episode',
  params: z.object({ show: z.string(), file: z.string() }),
  answer: file,
  cors: 'anybody',
  async handle({ params: { show, file: name } }, { audio }: PodcastNeeds) {
    const episodeSlug = /^([a-z0-9-]{1,100})\.json$/.exec(name)?.[1];
    const found = episodeSlug === undefined ? null : await audio.episodesBySlugs([episodeSlug]);
    const episode = found?.episodes[0];
    if (!found || episode?.podcast.slug !== show || episode.chapters.length === 0)
      return failure('episode-not-found', `Page not found: ${podcastFeedPath(show)}/${name}`);
    const chapters = episode.chapters.map(({ at, title }) => ({ startTime: at, title }));
    return {
      kind: 'answer',
      value: {
        contentType: 'application/json+chapters',
        body: JSON.stringify({ version: '1.2.0', chapters }),
      },
      dependencies: found.dependencies,
    };
  },
});

function channelTexts({ name, description, language, copyright, category, ...rest }: Podcast) {
  const { subcategory, explicit, kind, complete, blocked, guid } = rest;
  return {
    title: name,
    description,
    language,
    copyright,
    category,
    subcategory,
    explicit,
    kind,
    complete,
    blocked,
    guid,
  };
}

function itemOf(origin: string, home: string, episode: Episode, story: string): PodcastFeedEpisode {
  const { sound, chapters: marks, podcast } = episode;
  const { guid, title, description, publishedAt, duration, season, number, kind, explicit, blocked } =
    episode;
  return {
    guid,
    title,
    description,
    publishedAt,
    duration,
    season,
    number,
    kind,
    explicit,
    blocked,
    // An episode without a story is on its podcast's page.
    page: story === '' ? `${home}#${episode.slug}` : absoluteUrl(origin, story),
    sound: { address: absoluteUrl(origin, sound.url), mime: sound.mime, bytes: sound.bytes },
    image: coverAddress(origin, episode.image, episode.slug),
    chapters: marks.length === 0 ? '' : origin + chaptersPath(podcast.slug, episode.slug),
    people: episode.people,
    transcript: episode.transcript,
  };
}

/** The size that directories require. */
function coverAddress(origin: string, image: ImageRef | null, name: string): string {
  return image ? origin + imageAddress(image, { size: '1x1-768', variant: '@2x', format: 'jpg', name }) : '';
}

function absoluteUrl(origin: string, address: string): string {
  return address.startsWith('/') ? origin + address : address;
}
