/** The room of imports: what came from elsewhere, and where its old addresses lead. */
import type { Viewpoint } from '#features/content/public.server.ts';
import { type Moved, type MovedNeeds, movedTo } from './moved-to.server.ts';

export interface ImportsRoom {
  /** Where a story lives that was once found at `path` (decoded, with `?p=…` where that was the address). */
  movedTo(view: Viewpoint, path: string): Promise<Moved | undefined>;
}

export function createImportsRoom(needs: MovedNeeds): ImportsRoom {
  return { movedTo: (view, path) => movedTo(needs, view, path) };
}
