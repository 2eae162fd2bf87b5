/** The episodes that a story and the posts on its page name, as the page has them. */

import { pageOf } from '#features/audio/public.server.ts';
import type { ShownEpisode } from '#features/audio/public.ts';
import { showEpisode } from '#features/audio/public.ts';
import type { SeenStory } from '#features/content/public.server.ts';
import type { Body } from '#features/content/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { PageRequest } from '../pages/page-request.ts';
import { storiesOfEpisodes } from './stories-of-episodes.ts';

export async function episodesIn(
  request: PageRequest,
  { story, posts }: Pick<SeenStory, 'story' | 'posts'>,
): Promise<{ shown: ShownEpisode[]; dependencies: Dependency[] }> {
  const slugs = [...new Set([story, ...posts].flatMap(({ body }) => namedIn(body)))];
  if (slugs.length === 0) return { shown: [], dependencies: [] };
  const { episodes, dependencies } = await request.house.audio.episodesNamed(slugs);
  const stories = await storiesOfEpisodes(request, episodes);
  const shown = episodes.map((one) =>
    showEpisode(one, pageOf(request.view, one.podcast), stories.get(one.articleId ?? 0)),
  );
  return { shown, dependencies };
}

function namedIn(body: Body): string[] {
  return body.flatMap((block) => {
    if (block.kind === 'infoBox') return namedIn(block.blocks);
    return block.kind === 'episode' ? [block.slug] : [];
  });
}
