/** Creates or updates a podcast and its episodes; episodes that are not given stay. */

import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { repeated } from '#platform/text/repeated.ts';
import { episodeKey, podcastKey, podcastsKey } from '../audio-keys.ts';
import {
  episodesByGuid,
  lockPodcast,
  podcastBySlug,
  takenSlugs,
  upsertEpisode,
  upsertPodcast,
} from './podcast-queries.server.ts';
import type { EpisodeDraft, PodcastDraft } from './podcast-schema.ts';

export interface SavePodcastNeeds {
  db: Kysely<DB>;
  recordInvalidations(trx: Transaction<DB>, entries: Dependency[]): Promise<void>;
  /** Called in the transaction when episodes were added or changed. */
  onEpisodesChanged(trx: Transaction<DB>, podcast: Pick<PodcastDraft, 'site' | 'slug'>): Promise<void>;
  /** The guid of a podcast that has none yet. */
  guidOf(podcast: Pick<PodcastDraft, 'site' | 'slug'>): string;
}

export type PodcastSaveResult =
  | { kind: 'saved'; added: number; changed: number; unchanged: number }
  | { kind: 'refused'; faults: string[] };

export async function savePodcast(
  { db, recordInvalidations, onEpisodesChanged, guidOf }: SavePodcastNeeds,
  podcast: PodcastDraft,
  episodes: readonly EpisodeDraft[],
  transaction?: Transaction<DB>,
): Promise<PodcastSaveResult> {
  const save = async (trx: Transaction<DB>): Promise<PodcastSaveResult> => {
    await lockPodcast(trx, podcast.slug);
    const known = await podcastBySlug(trx, podcast.slug);
    if (known && known.site !== podcast.site)
      return { kind: 'refused', faults: [`the podcast '${podcast.slug}' belongs to ${known.site}`] };
    const id = await upsertPodcast(trx, {
      ...podcast,
      guid: known?.guid ?? podcast.guid ?? guidOf(podcast),
    });
    const faults = [
      ...repeated(episodes.map(({ slug }) => slug)).map((slug) => `the episode '${slug}' is there twice`),
      ...repeated(episodes.map(({ guid }) => guid)).map((guid) => `the guid '${guid}' is there twice`),
      ...[
        ...(await takenSlugs(
          trx,
          episodes.map(({ slug }) => slug),
          id,
        )),
      ].map((slug) => `the episode '${slug}' belongs to another podcast`),
    ];
    if (faults.length > 0) return { kind: 'refused', faults };
    const before = new Map((await episodesByGuid(trx, id)).map((one) => [one.guid, one]));
    const touched: Dependency[] = [{ key: podcastKey(podcast.slug) }, { key: podcastsKey }];
    const counts = { added: 0, changed: 0, unchanged: 0 };
    for (const episode of episodes) {
      const old = before.get(episode.guid);
      const isChanged = await upsertEpisode(trx, id, episode);
      counts[!isChanged ? 'unchanged' : old ? 'changed' : 'added'] += 1;
      if (!isChanged) continue;
      touched.push({ key: episodeKey(old?.slug ?? episode.slug) });
      for (const article of [old?.articleId, episode.articleId])
        if (article) touched.push({ key: `article:${article}` });
    }
    await recordInvalidations(trx, touched);
    if (counts.added + counts.changed > 0) await onEpisodesChanged(trx, podcast);
    return { kind: 'saved', ...counts };
  };
  if (transaction) return save(transaction);
  return db
    .transaction()
    .execute(async (trx) => {
      const saving = await save(trx);
      if (saving.kind === 'refused') throw new PodcastRefusal(saving);
      return saving;
    })
    .catch((error: unknown) => {
      if (error instanceof PodcastRefusal) return error.saving;
      throw error;
    });
}

/** Thrown inside the transaction to roll it back. */
class PodcastRefusal extends Error {
  readonly saving: Extract<PodcastSaveResult, { kind: 'refused' }>;
  constructor(saving: Extract<PodcastSaveResult, { kind: 'refused' }>) {
    super(saving.faults.join(', '));
    this.saving = saving;
  }
}
