/** The audio feature: podcasts, their episodes and their addresses. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { recordingAddress } from '#features/media/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { type CreateValueCache, cachedRead, type ReadCache } from '#platform/cache/read-cache.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { episodeKey, podcastKey, podcastsKey } from './audio-keys.ts';
import type { PodcastImport, PodcastImportResult } from './podcast/import-podcast.server.ts';
import type { Episode, Podcast } from './podcast/podcast.ts';
import {
  countEpisodes,
  type EpisodeChoice,
  type EpisodeRow,
  episodeBySlug,
  episodeChoices,
  episodesBySlugs,
  episodesOfArticles,
  episodesOfPodcast,
  latestEpisodes,
  podcastBySlug,
  podcastsOf,
} from './podcast/podcast-queries.server.ts';
import type { EpisodeDraft, PodcastDraft } from './podcast/podcast-schema.ts';
import { type PodcastSaveResult, type SavePodcastNeeds, savePodcast } from './podcast/save-podcast.server.ts';
import { createSoundOrigins, type SoundOrigins } from './sound-origins.server.ts';

export interface AudioNeeds extends SavePodcastNeeds {
  db: Kysely<DB>;
  clock: Clock;
  createCache: CreateValueCache;
  onInvalidation: ReadCache['onInvalidation'];
}

/** Dependencies of a result and how long it stays fresh. */
export interface CacheLifetime {
  dependencies: Dependency[];
  /** Milliseconds until the next episode is published; null when none is scheduled. */
  freshForMs: number | null;
}

export interface EpisodePage extends CacheLifetime {
  podcast: Podcast;
  episodes: Episode[];
  page: number;
  totalPages: number;
  totalItems: number;
}

export interface LatestEpisodes extends CacheLifetime {
  episodes: Episode[];
  /** Of all pages. */
  totalItems: number;
}

export interface AudioFeature {
  podcast(slug: string): Promise<Podcast | undefined>;
  /** Podcasts of these sites by name. */
  podcasts(sites: readonly string[]): Promise<{ podcasts: Podcast[]; dependencies: Dependency[] }>;
  /** A page of a podcast's episodes, newest first; undefined when there is no such podcast. */
  episodesOf(slug: string, page: number, perPage: number): Promise<EpisodePage | undefined>;
  /** The newest episodes of these sites' podcasts, or of one of them. */
  latest(
    sites: readonly string[],
    limit: number,
    more?: { podcast?: string | undefined; offset?: number },
  ): Promise<LatestEpisodes>;
  episode(slug: string): Promise<Episode | undefined>;
  /** Published episodes with these slugs; unknown slugs are left out. */
  episodesBySlugs(slugs: readonly string[]): Promise<{ episodes: Episode[]; dependencies: Dependency[] }>;
  /** The newest episode of each of these stories that has one; pages with the story depend on `article:{id}` anyway. */
  episodesOfStories(ids: readonly number[]): Promise<Map<number, Episode>>;
  /** Episodes that a story can name, scheduled ones as well: by words of titles, or by a slug. */
  choices(query: { q: string; slug?: string | undefined }): Promise<EpisodeChoice[]>;
  save(
    podcast: PodcastDraft,
    episodes: readonly EpisodeDraft[],
    transaction?: Transaction<DB>,
  ): Promise<PodcastSaveResult>;
  /** Origins of sound files hosted elsewhere. */
  soundOrigins: SoundOrigins;
  /** Imports a podcast from its RSS feed. */
  importFeed(given: PodcastImport): Promise<PodcastImportResult>;
}

/** Cached lists of stories with their episodes: one for each front and landing page, and a few for podcasts. */
const maxCachedLists = 50;
const mostChoices = 12;

export function createAudioFeature(needs: AudioNeeds): AudioFeature {
  const { db, clock, createCache } = needs;
  const storyEpisodes = createCache<EpisodeRow[]>(maxCachedLists);
  const msUntilNext = (nextAt: Date | null): number | null =>
    nextAt && nextAt.getTime() - clock.now().getTime();
  return {
    podcast: (slug) => podcastBySlug(db, slug),
    podcasts: async (sites) => ({
      podcasts: await podcastsOf(db, sites),
      dependencies: [{ key: podcastsKey }],
    }),
    async episodesOf(slug, page, perPage) {
      const podcast = await podcastBySlug(db, slug);
      if (!podcast) return undefined;
      const now = clock.now();
      const of = { podcast: podcast.id, now };
      const [count, rows] = await Promise.all([
        countEpisodes(db, of),
        episodesOfPodcast(db, { ...of, limit: perPage, offset: (page - 1) * perPage }),
      ]);
      return {
        podcast,
        page,
        episodes: rows.map(presentEpisode),
        totalItems: count.total,
        totalPages: Math.ceil(count.total / perPage),
        dependencies: [{ key: podcastKey(slug) }, ...storiesOf(rows)],
        freshForMs: msUntilNext(count.nextAt),
      };
    },
    async latest(sites, limit, { podcast, offset = 0 } = {}) {
      const of = { sites, slug: podcast, now: clock.now() };
      const [count, rows] = await Promise.all([
        countEpisodes(db, of),
        latestEpisodes(db, { ...of, limit, offset }),
      ]);
      return {
        episodes: rows.map(presentEpisode),
        totalItems: count.total,
        dependencies: [{ key: podcastsKey }, ...storiesOf(rows)],
        freshForMs: msUntilNext(count.nextAt),
      };
    },
    async episode(slug) {
      const row = await episodeBySlug(db, slug, clock.now());
      return row && presentEpisode(row);
    },
    async episodesBySlugs(slugs) {
      const rows = slugs.length === 0 ? [] : await episodesBySlugs(db, slugs, clock.now());
      return {
        episodes: rows.map(presentEpisode),
        dependencies: [...slugs.map((slug) => ({ key: episodeKey(slug) })), ...storiesOf(rows)],
      };
    },
    async episodesOfStories(ids) {
      if (ids.length === 0) return new Map();
      const rows = await cachedRead(storyEpisodes, ids.join(), async () => ({
        value: await episodesOfArticles(db, ids, clock.now()),
        dependencies: [{ key: podcastsKey }, ...ids.map((id) => ({ key: `article:${id}` }))],
      }));
      return new Map(
        rows
          .toReversed()
          .flatMap((row) => (row.articleId === null ? [] : [[row.articleId, presentEpisode(row)]])),
      );
    },
    choices: ({ q, slug }) => episodeChoices(db, { q, slug, now: clock.now(), limit: mostChoices }),
    soundOrigins: createSoundOrigins(needs),
    save: (podcast, episodes, transaction) => savePodcast(needs, podcast, episodes, transaction),
    async importFeed(given) {
      // Few processes ever import a feed, so the parser is loaded on first use.
      const { importPodcast } = await import('./podcast/import-podcast.server.ts');
      return importPodcast(needs, given);
    },
  };
}

function presentEpisode(row: EpisodeRow): Episode {
  const { recording, sourceUrl, sourceMime, sourceBytes, storyId: _storyId, ...episode } = row;
  const sound = recording
    ? { url: recordingAddress(recording, row.slug), mime: recording.mime, bytes: recording.bytes }
    : { url: sourceUrl, mime: sourceMime, bytes: sourceBytes };
  return { ...episode, sound };
}

/** An episode's answer contains its story's address and visibility, so it depends on the story too. */
function storiesOf(rows: EpisodeRow[]): Dependency[] {
  return rows.flatMap(({ storyId }) => (storyId === null ? [] : [{ key: `article:${storyId}` }]));
}
