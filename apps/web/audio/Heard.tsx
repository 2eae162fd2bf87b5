import type { ReactElement } from 'react';
import type { ShownEpisode } from '#features/audio/public.ts';
import { PlayLink, playerOf } from '#features/audio/public.view.ts';
import styles from './Heard.module.css';
import { playerScripts } from './player-scripts.ts';

/** A story's card with a way to hear its episode under it; the card alone where it has none. */
export function Heard({ episode, children }: { episode: ShownEpisode | undefined; children: ReactElement }) {
  const player = playerScripts();
  if (!episode) return children;
  return (
    <div className={styles.heard} {...playerOf(episode, player)}>
      {children}
      <PlayLink episode={episode} />
    </div>
  );
}
