import type { ReactElement } from 'react';
import type { ShownEpisode } from '../shown-episode.ts';
import styles from './PlayableCard.module.css';
import { PlayLink } from './PlayLink.tsx';
import { playerAttributes } from './player-attributes.ts';
import { playerScripts } from './player-scripts.ts';

/** A story's card with a play link for its episode below; only the card without an episode. */
export function PlayableCard({
  episode,
  children,
}: {
  episode: ShownEpisode | undefined;
  children: ReactElement;
}) {
  const player = playerScripts();
  if (!episode) return children;
  return (
    <div className={styles.withAudio} {...playerAttributes(episode, player)}>
      {children}
      <PlayLink episode={episode} />
    </div>
  );
}
