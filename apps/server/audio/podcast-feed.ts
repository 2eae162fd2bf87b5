/** A show's RSS, and the chapters of its episodes as players read them [S06]. */
import type { FastifyInstance } from 'fastify';
import {
  chaptersPath,
  type Episode,
  type Podcast,
  podcastFeedFolder,
  podcastFeedPath,
  podcastPath,
} from '#features/audio/public.ts';
import { type ImageRef, imageAddress } from '#features/media/public.ts';
import { originOf, type Site, siteBySlug } from '#features/sites/public.ts';
import { feedTypes } from '#platform/feeds/feed.ts';
import { type PodcastFeedEpisode, podcastRss } from '#platform/feeds/podcast-rss.ts';
import type { FinishedAnswer } from '#platform/http/answer-cache.server.ts';
import { jsonAnswer } from '#platform/http/json-call.ts';
import { Problem } from '#platform/http/problem.ts';
import { askedIn } from '../asked-in.ts';
import type { House } from '../compose.ts';
import { type FeedNeeds, mainOf } from '../feeds/feed-routes.ts';
import { storiesOfEpisodes } from './stories-of-episodes.ts';

/** What directories take in; an archive of a show is not cut short. */
const episodesInFeed = 1_000;
const slug = /^[a-z0-9-]{1,100}$/;

export function podcastFeedRoutes(app: FastifyInstance, { house, answerCached }: FeedNeeds): void {
  app.get<{ Params: { show: string } }>(`${podcastFeedFolder}/:show`, async (request, reply) => {
    const main = mainOf(house, askedIn(request, false).host);
    await answerCached(request, reply, () => podcastFeed(house, main, request.params.show));
  });
  app.get<{ Params: { show: string; file: string } }>(
    `${podcastFeedFolder}/:show/:file`,
    async (request, reply) => {
      const { show, file } = request.params;
      await answerCached(request, reply, () => chapters(house, show, file));
    },
  );
}

async function podcastFeed(house: House, main: Site, name: string): Promise<FinishedAnswer> {
  const found = slug.test(name) ? await house.audio.episodesOf(name, 1, episodesInFeed) : undefined;
  const site = found && siteBySlug(house.edition, found.podcast.site);
  // A domain has the feeds of its own sites.
  if (!found || !site || site.domains[0] !== main.domains[0])
    throw new Problem('podcast-not-found', `Page not found: ${podcastFeedPath(name)}`);
  const { podcast, episodes, dependencies, freshForMs } = found;
  const origin = originOf(site, house.port);
  const view = { edition: house.edition, site, port: house.port };
  const stories = await storiesOfEpisodes({ house, view }, episodes);
  const body = podcastRss({
    ...feedWords(podcast),
    home: origin + podcastPath(site.path, podcast.slug),
    self: origin + podcastFeedPath(podcast.slug),
    hubs: house.edition.feeds.hubs,
    author: podcast.author || house.edition.publisher,
    owner: podcast.ownerEmail === '' ? null : { name: house.edition.publisher, email: podcast.ownerEmail },
    image: coverAddress(origin, podcast.image, podcast.slug),
    episodes: episodes.map((one) => itemOf(origin, one, stories.get(one.articleId ?? 0) ?? '')),
  });
  return {
    status: 200,
    contentType: `${feedTypes.rss}; charset=utf-8`,
    body,
    dependencies,
    ...(freshForMs === null ? {} : { freshForMs }),
  };
}

function feedWords({ name, description, language, copyright, category, ...rest }: Podcast) {
  const { subcategory, explicit, kind, complete, guid } = rest;
  return {
    ...{ title: name, description, language, copyright, category },
    ...{ subcategory, explicit, kind, complete, guid },
  };
}

function itemOf(origin: string, episode: Episode, story: string): PodcastFeedEpisode {
  const { sound, chapters: marks, podcast } = episode;
  const { guid, title, description, publishedAt, duration, season, number, kind, explicit } = episode;
  return {
    ...{ guid, title, description, publishedAt, duration, season, number, kind, explicit },
    page: full(origin, story),
    sound: { address: full(origin, sound.url), mime: sound.mime, bytes: sound.bytes },
    image: coverAddress(origin, episode.image, episode.slug),
    chapters: marks.length === 0 ? '' : origin + chaptersPath(podcast.slug, episode.slug),
    people: episode.people,
    transcript: episode.transcript,
  };
}

/** As large as directories ask for. */
function coverAddress(origin: string, image: ImageRef | null, name: string): string {
  return image ? origin + imageAddress(image, { size: '1x1-768', variant: '@2x', format: 'jpg', name }) : '';
}

function full(origin: string, address: string): string {
  return address.startsWith('/') ? origin + address : address;
}

async function chapters(house: House, show: string, file: string): Promise<FinishedAnswer> {
  const name = /^([a-z0-9-]{1,100})\.json$/.exec(file)?.[1];
  const found = name === undefined ? null : await house.audio.episodesNamed([name]);
  const episode = found?.episodes[0];
  if (!found || episode?.podcast.slug !== show || episode.chapters.length === 0)
    throw new Problem('episode-not-found', `Page not found: ${podcastFeedPath(show)}/${file}`);
  const marks = episode.chapters.map(({ at, title }) => ({ startTime: at, title }));
  const answer = jsonAnswer({ version: '1.2.0', chapters: marks }, found.dependencies);
  return {
    ...answer,
    contentType: 'application/json+chapters',
    // Players on other pages read them.
    headers: { 'access-control-allow-origin': '*' },
  };
}
