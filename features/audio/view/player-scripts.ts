import { currentIslandScripts } from '#ui/Island.tsx';
import type { PlayerScripts } from './player-attributes.ts';

/** URLs of the player's scripts, rendered beside the play buttons: they are loaded only when playback starts. */
export function playerScripts(): PlayerScripts {
  const { player, 'player-bar': playerBar, 'app-player': appPlayer } = currentIslandScripts();
  return { player, playerBar, appPlayer };
}
