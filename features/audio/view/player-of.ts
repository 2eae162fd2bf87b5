/** What an element around ways to play an episode says, so that a script brings them to life when they are near. */
import { playedEpisode } from '../played-episode.ts';
import type { ShownEpisode } from '../shown-episode.ts';

/** Addresses of scripts: what waits for a press, the player, and what takes its place in the native app. */
export interface PlayerScripts {
  player?: string;
  playerBar?: string;
  appPlayer?: string;
}

/** Without scripts the ways lead to the sound itself. */
export function playerOf(episode: ShownEpisode, scripts: PlayerScripts): Record<string, string | undefined> {
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
