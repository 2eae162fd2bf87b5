/** The sample's shows, with episodes that can be heard. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { makeSound } from '#edition/sample/sounds/make-sound.ts';
import type { AudioRoom } from '#features/audio/public.server.ts';
import { type EpisodeDraft, episodeDraftSchema, podcastDraftSchema } from '#features/audio/public.ts';
import type { MediaRoom } from '#features/media/public.server.ts';
import { sourceOf } from './draw-pictures.ts';
import type { SamplePicture, SamplePodcast } from './sample-schema.ts';

export interface PodcastsNeeds {
  audio: AudioRoom;
  media: MediaRoom;
  /** Ids of pictures by their sources. */
  pictures: ReadonlyMap<string, number>;
  /** Ids of stories by their slugs. */
  stories: ReadonlyMap<string, number>;
  /** Unix seconds of what was so many minutes ago. */
  secondsAgo(minutes: number): number;
}

type SampleEpisode = SamplePodcast['episodes'][number];

/** What an episode has of its story: how many minutes ago it came out, and its picture. */
export type StoriesOfEpisodes = ReadonlyMap<string, { minutesAgo: number; picture: SamplePicture }>;

export async function takePodcasts(
  needs: PodcastsNeeds,
  podcasts: readonly SamplePodcast[],
  told: StoriesOfEpisodes,
  work: Transaction<DB>,
): Promise<void> {
  const { audio, pictures } = needs;
  for (const { picture, episodes, ...podcast } of podcasts) {
    const drafts: EpisodeDraft[] = [];
    for (const episode of episodes) drafts.push(await draftOf(needs, episode, told, work));
    const image = pictures.get(sourceOf(picture)) ?? null;
    const saving = await audio.save(podcastDraftSchema.parse({ ...podcast, image }), drafts, work);
    if (saving.kind === 'refused') throw new Error(`${podcast.slug}: ${saving.faults.join(', ')}`);
  }
}

async function draftOf(
  { media, pictures, stories, secondsAgo }: PodcastsNeeds,
  { minutesAgo, seconds, story, ...episode }: SampleEpisode,
  told: StoriesOfEpisodes,
  work: Transaction<DB>,
): Promise<EpisodeDraft> {
  const bells = episode.chapters.map(({ at }) => at);
  const taken = await media.takeRecording(makeSound({ seed: episode.slug, seconds, bells }), work);
  if (taken.kind === 'refused') throw new Error(`the sound of ${episode.slug} was refused: ${taken.why}`);
  const about = story === null ? undefined : told.get(story);
  return episodeDraftSchema.parse({
    ...episode,
    image: (about && pictures.get(sourceOf(about.picture))) ?? null,
    guid: episode.slug,
    publishedAt: secondsAgo(about?.minutesAgo ?? minutesAgo),
    duration: seconds,
    sound: { recording: taken.recording.id },
    articleId: story === null ? null : (stories.get(story) ?? null),
  });
}
