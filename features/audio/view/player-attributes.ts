/** Attributes of the element around an episode's play links; the player loads when the element becomes visible. */
import { playedEpisode } from '../played-episode.ts';
import type { ShownEpisode } from '../podcast/shown-episode.ts';

export function playerAttributes(episode: ShownEpisode): Record<string, string> {
  return { 'data-play': JSON.stringify(playedEpisode(episode)) };
}
