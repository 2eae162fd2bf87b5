import type { ReactNode } from 'react';
import type { ShownEpisode } from '../podcast/shown-episode.ts';
import { EpisodePlayer } from './EpisodePlayer.tsx';

/** Returns a function that renders the page's episode with a slug; null for an unknown slug. */
export function episodeRenderer(episodes: readonly ShownEpisode[]): (slug: string) => ReactNode {
  return (slug) => {
    const episode = episodes.find((one) => one.slug === slug);
    return episode ? <EpisodePlayer episode={episode} /> : null;
  };
}
