/** Makes a show or changes what is said of it, and its episodes; what is not named stays. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { episodeKey, podcastKey, podcastsKey } from './audio-keys.ts';
import {
  episodesByGuid,
  podcastBySlug,
  putEpisode,
  putPodcast,
  takenSlugs,
} from './podcast-queries.server.ts';
import type { EpisodeDraft, PodcastDraft } from './podcast-schema.ts';

export interface SavePodcastNeeds {
  db: Kysely<DB>;
  recordInvalidations(work: Transaction<DB>, entries: Dependency[]): Promise<void>;
  /** For a show that has none yet. */
  guidOf(podcast: Pick<PodcastDraft, 'site' | 'slug'>): string;
}

export type PodcastSaving =
  | { kind: 'saved'; added: number; changed: number; unchanged: number }
  | { kind: 'refused'; faults: string[] };

export async function savePodcast(
  { db, recordInvalidations, guidOf }: SavePodcastNeeds,
  podcast: PodcastDraft,
  episodes: readonly EpisodeDraft[],
  transaction?: Transaction<DB>,
): Promise<PodcastSaving> {
  const save = async (work: Transaction<DB>): Promise<PodcastSaving> => {
    const known = await podcastBySlug(work, podcast.slug);
    if (known && known.site !== podcast.site)
      return { kind: 'refused', faults: [`the podcast '${podcast.slug}' belongs to ${known.site}`] };
    const id = await putPodcast(work, { ...podcast, guid: known?.guid ?? podcast.guid ?? guidOf(podcast) });
    const faults = [
      ...twice(episodes.map(({ slug }) => slug)).map((slug) => `the episode '${slug}' is there twice`),
      ...twice(episodes.map(({ guid }) => guid)).map((guid) => `the guid '${guid}' is there twice`),
      ...[
        ...(await takenSlugs(
          work,
          episodes.map(({ slug }) => slug),
          id,
        )),
      ].map((slug) => `the episode '${slug}' belongs to another podcast`),
    ];
    if (faults.length > 0) return { kind: 'refused', faults };
    const before = new Map((await episodesByGuid(work, id)).map((one) => [one.guid, one]));
    const touched: Dependency[] = [{ key: podcastKey(podcast.slug) }, { key: podcastsKey }];
    const counts = { added: 0, changed: 0, unchanged: 0 };
    for (const episode of episodes) {
      const old = before.get(episode.guid);
      const isChanged = await putEpisode(work, id, episode);
      counts[!isChanged ? 'unchanged' : old ? 'changed' : 'added'] += 1;
      if (!isChanged) continue;
      touched.push({ key: episodeKey(old?.slug ?? episode.slug) });
      for (const article of [old?.articleId, episode.articleId])
        if (article) touched.push({ key: `article:${article}` });
    }
    await recordInvalidations(work, touched);
    return { kind: 'saved', ...counts };
  };
  if (transaction) return save(transaction);
  return db
    .transaction()
    .execute(async (work) => {
      const saving = await save(work);
      if (saving.kind === 'refused') throw new RefusedPodcast(saving);
      return saving;
    })
    .catch((error: unknown) => {
      if (error instanceof RefusedPodcast) return error.saving;
      throw error;
    });
}

/** Takes back what was written until then. */
class RefusedPodcast extends Error {
  readonly saving: Extract<PodcastSaving, { kind: 'refused' }>;
  constructor(saving: Extract<PodcastSaving, { kind: 'refused' }>) {
    super(saving.faults.join(', '));
    this.saving = saving;
  }
}

function twice(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}
