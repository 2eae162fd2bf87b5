/** Only the newsroom sees stories that are not public; for others they do not exist [ART-12] [ART-13]. */
import { may } from '#platform/http/rights.ts';
import type { Viewer } from '#platform/http/viewer.ts';

export function isVisible<Story extends { isPublic: boolean }>(
  story: Story | undefined,
  viewer: Viewer,
): story is Story {
  return story !== undefined && (story.isPublic || may(viewer, 'see-unpublished'));
}
