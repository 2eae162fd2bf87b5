import type { Viewpoint } from '#features/sites/public.ts';
import { type Moved, type MovedNeeds, movedTo } from './old-addresses/moved-to.server.ts';

/** The imports feature: redirects from the old addresses of imported content. */
export interface ImportsFeature {
  /** Current address of a story whose old address is `path` (decoded, with `?p=…` where that was the address). */
  movedTo(view: Viewpoint, path: string): Promise<Moved | undefined>;
}

export function createImportsFeature(needs: MovedNeeds): ImportsFeature {
  return { movedTo: (view, path) => movedTo(needs, view, path) };
}
