import type { ReactElement } from 'react';
import type { ShownEpisode } from '../podcast/shown-episode.ts';
import styles from './PlayableCard.module.css';
import { PlayLink } from './PlayLink.tsx';
import { playerAttributes } from './player-attributes.ts';

/** A story's card with a play link for its episode below; only the card without an episode. */
export function PlayableCard({
  episode,
  children,
}: {
  episode: ShownEpisode | undefined;
  children: ReactElement;
}) {
  if (!episode) return children;
  return (
    <div className={styles.withAudio} {...playerAttributes(episode)}>
      {children}
      <PlayLink episode={episode} />
    </div>
  );
}
