/** The episodes embedded in a story and in the posts on its page. */

import { type AudioFeature, podcastPageOf, storiesOfEpisodes } from '#features/audio/public.server.ts';
import { type ShownEpisode, showEpisode } from '#features/audio/public.ts';
import type { ContentFeature, LoadedStory } from '#features/content/public.server.ts';
import { simpleBlocks } from '#features/content/public.ts';
import type { PageRequest } from '#features/kit/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';

export async function episodesIn(
  { view }: PageRequest,
  { story, posts }: Pick<LoadedStory, 'story' | 'posts'>,
  { audio, content }: { audio: AudioFeature; content: ContentFeature },
): Promise<{ shown: ShownEpisode[]; dependencies: Dependency[] }> {
  const blocks = [story, ...posts].flatMap(({ body }) => simpleBlocks(body));
  const slugs = [...new Set(blocks.flatMap((block) => (block.kind === 'episode' ? [block.slug] : [])))];
  if (slugs.length === 0) return { shown: [], dependencies: [] };
  const { episodes, dependencies } = await audio.episodesBySlugs(slugs);
  const stories = await storiesOfEpisodes(view, episodes, content);
  const shown = episodes.map((one) =>
    showEpisode(one, podcastPageOf(view, one.podcast), stories.get(one.articleId ?? 0)),
  );
  return { shown, dependencies };
}
