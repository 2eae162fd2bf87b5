/** Attributes of the element around an episode's play links; the island loads when the element becomes visible. */
import { playedEpisode } from '../played-episode.ts';
import type { ShownEpisode } from '../shown-episode.ts';

/** Script addresses: the island of the play links, the player bar, and its replacement in the native app. */
export interface PlayerScripts {
  player?: string | undefined;
  playerBar?: string | undefined;
  appPlayer?: string | undefined;
}

/** Empty without scripts: the links then lead to the sound file itself. */
export function playerAttributes(
  episode: ShownEpisode,
  scripts: PlayerScripts,
): Record<string, string | undefined> {
  const { player, playerBar, appPlayer } = scripts;
  if (player === undefined) return {};
  return {
    'data-island': player,
    'data-player-bar': playerBar,
    'data-app-player': appPlayer,
    'data-when': 'visible',
    'data-play': JSON.stringify(playedEpisode(episode)),
  };
}
