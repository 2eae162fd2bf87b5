/** The live blog of a match: its view links to it [S52]. */
import type { ContentFeature } from '#features/content/public.server.ts';
import type { MatchNeeds } from '#features/livescore/public.server.ts';
import { livescoreIdsOfMatch } from '#features/livescore/public.ts';
import type { Viewpoint } from '#features/sites/public.ts';

export function liveBlogOfMatch(
  view: Viewpoint,
  content: ContentFeature,
): NonNullable<MatchNeeds['liveBlogOf']> {
  return async (id) => {
    const blog = await content.liveBlogNaming(view, livescoreIdsOfMatch(id));
    return { address: blog?.url ?? null, dependencies: blog ? [{ key: `article:${blog.id}` }] : [] };
  };
}
