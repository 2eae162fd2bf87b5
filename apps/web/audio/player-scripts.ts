import type { PlayerScripts } from '#features/audio/public.view.ts';
import { knownScripts } from '../islands/Island.tsx';

/** Pages carry the addresses of what plays beside what starts it: nobody fetches them without that. */
export function playerScripts(): PlayerScripts {
  return knownScripts();
}
