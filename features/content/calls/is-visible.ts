/** Only the newsroom sees stories that are not public; for others they do not exist [ART-12] [ART-13] [ACT-16]. */
import type { Viewer } from '#features/sites/public.ts';
import type { ContentFeature } from '../content-feature.server.ts';

interface Seen {
  id: number;
  isPublic: boolean;
}

export async function isVisible(
  { id, isPublic }: Seen,
  viewer: Viewer,
  content: Pick<ContentFeature, 'maySee'>,
): Promise<boolean> {
  return isPublic || content.maySee(viewer, id);
}
