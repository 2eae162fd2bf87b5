/** Saves the sample's podcasts, with playable episodes. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { AudioFeature } from '#features/audio/public.server.ts';
import { type EpisodeDraft, episodeDraftSchema, podcastDraftSchema } from '#features/audio/public.ts';
import type { MediaFeature } from '#features/media/public.server.ts';
import { generateAudio } from '#sample/sounds/generate-audio.ts';
import type { SamplePicture, SamplePodcast } from './sample-schema.ts';

export interface PodcastsNeeds {
  audio: AudioFeature;
  media: MediaFeature;
  /** Ids of pictures by file. */
  pictures: ReadonlyMap<string, number>;
  /** Ids of stories by their slugs. */
  stories: ReadonlyMap<string, number>;
  /** Unix seconds of the time so many minutes before the load. */
  secondsAgo(minutes: number): number;
}

type SampleEpisode = SamplePodcast['episodes'][number];

/** The fields an episode takes from its story: publication time (in minutes ago) and picture. */
export type EpisodeStories = ReadonlyMap<string, { minutesAgo: number; picture: SamplePicture }>;

export async function savePodcasts(
  needs: PodcastsNeeds,
  podcasts: readonly SamplePodcast[],
  storiesBySlug: EpisodeStories,
  trx: Transaction<DB>,
): Promise<void> {
  const { audio, pictures } = needs;
  for (const { picture, episodes, ...podcast } of podcasts) {
    const drafts: EpisodeDraft[] = [];
    for (const episode of episodes) drafts.push(await draftOf(needs, episode, storiesBySlug, trx));
    const image = pictures.get(picture.file) ?? null;
    const saving = await audio.save(podcastDraftSchema.parse({ ...podcast, image }), drafts, trx);
    if (saving.kind === 'refused') throw new Error(`${podcast.slug}: ${saving.faults.join(', ')}`);
  }
}

async function draftOf(
  { media, pictures, stories, secondsAgo }: PodcastsNeeds,
  { minutesAgo, seconds, story, ...episode }: SampleEpisode,
  storiesBySlug: EpisodeStories,
  trx: Transaction<DB>,
): Promise<EpisodeDraft> {
  const taken = await media.storeRecording(await generateAudio({ seed: episode.slug, seconds }), trx);
  if (taken.kind === 'refused') throw new Error(`the sound of ${episode.slug} was refused: ${taken.why}`);
  const about = story === null ? undefined : storiesBySlug.get(story);
  return episodeDraftSchema.parse({
    ...episode,
    image: (about && pictures.get(about.picture.file)) ?? null,
    guid: episode.slug,
    publishedAt: secondsAgo(about?.minutesAgo ?? minutesAgo),
    duration: seconds,
    sound: { recording: taken.recording.id },
    articleId: story === null ? null : (stories.get(story) ?? null),
  });
}
