/** The room of what is heard: shows, their episodes, and where they are found. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { recordingAddress } from '#features/media/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { keptRead, type OpenKept } from '#platform/cache/kept-values.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { episodeKey, podcastKey, podcastsKey } from './audio-keys.ts';
import type { PodcastImport, PodcastImported } from './import-podcast.server.ts';
import type { Episode, Podcast } from './podcast.ts';
import {
  countEpisodes,
  type EpisodeRow,
  episodeBySlug,
  episodesBySlugs,
  episodesOfArticles,
  episodesOfPodcast,
  latestEpisodes,
  podcastBySlug,
  podcastsOf,
} from './podcast-queries.server.ts';
import type { EpisodeDraft, PodcastDraft } from './podcast-schema.ts';
import { type PodcastSaving, type SavePodcastNeeds, savePodcast } from './save-podcast.server.ts';

export interface AudioNeeds extends SavePodcastNeeds {
  db: Kysely<DB>;
  clock: Clock;
  openKept: OpenKept;
}

/** What was found, with what it depends on, and until when nothing else can be heard. */
export interface Heard {
  dependencies: Dependency[];
  /** Milliseconds until the next episode is out; null when none waits. */
  freshForMs: number | null;
}

export interface EpisodePage extends Heard {
  podcast: Podcast;
  episodes: Episode[];
  page: number;
  totalPages: number;
  totalItems: number;
}

export interface AudioRoom {
  podcast(slug: string): Promise<Podcast | undefined>;
  /** Shows of these sites by name. */
  podcasts(sites: readonly string[]): Promise<{ podcasts: Podcast[]; dependencies: Dependency[] }>;
  /** A page of a show's episodes, newest first; undefined when there is no such show. */
  episodesOf(slug: string, page: number, perPage: number): Promise<EpisodePage | undefined>;
  /** The newest of these sites' shows. */
  latest(sites: readonly string[], limit: number): Promise<Heard & { episodes: Episode[] }>;
  episode(slug: string): Promise<Episode | undefined>;
  /** Those of these that are there. */
  episodesNamed(slugs: readonly string[]): Promise<{ episodes: Episode[]; dependencies: Dependency[] }>;
  /** The newest episode of each of these stories that has one; whoever shows the story depends on it already. */
  episodesOfStories(ids: readonly number[]): Promise<Map<number, Episode>>;
  save(
    podcast: PodcastDraft,
    episodes: readonly EpisodeDraft[],
    transaction?: Transaction<DB>,
  ): Promise<PodcastSaving>;
  /** Brings a show in from its RSS. */
  importFeed(given: PodcastImport): Promise<PodcastImported>;
}

/** Lists of stories whose episodes are known: one for each front and landing page, and a few of podcasts. */
const mostKept = 50;

export function createAudioRoom(needs: AudioNeeds): AudioRoom {
  const { db, clock, openKept } = needs;
  const ofStories = openKept<EpisodeRow[]>(mostKept);
  const untilNext = (nextAt: Date | null): number | null =>
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
        ...{ podcast, page, episodes: rows.map(presentEpisode) },
        totalItems: count.total,
        totalPages: Math.ceil(count.total / perPage),
        dependencies: [{ key: podcastKey(slug) }, ...storiesOf(rows)],
        freshForMs: untilNext(count.nextAt),
      };
    },
    async latest(sites, limit) {
      const now = clock.now();
      const [count, rows] = await Promise.all([
        countEpisodes(db, { sites, now }),
        latestEpisodes(db, { sites, now, limit }),
      ]);
      return {
        episodes: rows.map(presentEpisode),
        dependencies: [{ key: podcastsKey }, ...storiesOf(rows)],
        freshForMs: untilNext(count.nextAt),
      };
    },
    async episode(slug) {
      const row = await episodeBySlug(db, slug, clock.now());
      return row && presentEpisode(row);
    },
    async episodesNamed(slugs) {
      const rows = slugs.length === 0 ? [] : await episodesBySlugs(db, slugs, clock.now());
      return {
        episodes: rows.map(presentEpisode),
        dependencies: [...slugs.map((slug) => ({ key: episodeKey(slug) })), ...storiesOf(rows)],
      };
    },
    async episodesOfStories(ids) {
      if (ids.length === 0) return new Map();
      const rows = await keptRead(ofStories, ids.join(), async () => ({
        value: await episodesOfArticles(db, ids, clock.now()),
        dependencies: [{ key: podcastsKey }, ...ids.map((id) => ({ key: `article:${id}` }))],
      }));
      return new Map(
        rows
          .toReversed()
          .flatMap((row) => (row.articleId === null ? [] : [[row.articleId, presentEpisode(row)]])),
      );
    },
    save: (podcast, episodes, transaction) => savePodcast(needs, podcast, episodes, transaction),
    async importFeed(given) {
      // Few processes ever read a feed: what reads it is not held in memory before that.
      const { importPodcast } = await import('./import-podcast.server.ts');
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

/** Their addresses and whether readers may see them are said with the episodes. */
function storiesOf(rows: EpisodeRow[]): Dependency[] {
  return rows.flatMap(({ storyId }) => (storyId === null ? [] : [{ key: `article:${storyId}` }]));
}
