import type { ReactNode } from 'react';
import type { ShownEpisode } from '#features/audio/public.ts';
import { EpisodePlayer } from '#features/audio/public.view.ts';
import { playerScripts } from './player-scripts.ts';

/** Draws the episodes of a page by their slugs. */
export function episodeDrawer(episodes: readonly ShownEpisode[]): (slug: string) => ReactNode {
  return (slug) => {
    const episode = episodes.find((one) => one.slug === slug);
    return episode ? <EpisodeBlock episode={episode} /> : null;
  };
}

function EpisodeBlock({ episode }: { episode: ShownEpisode }) {
  return <EpisodePlayer episode={episode} player={playerScripts()} />;
}
