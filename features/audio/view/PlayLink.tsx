import { classNames } from '#ui/class-names.ts';
import { formatDuration } from '../format-duration.ts';
import type { ShownEpisode } from '../podcast/shown-episode.ts';
import { episodeWords } from './episode-words.ts';
import styles from './PlayLink.module.css';

/**
 * Plays and pauses an episode [POD-03]; without script it links to the sound file, which every browser plays. It must
 * be inside an element with `playerAttributes(episode)`.
 */
export function PlayLink({ episode }: { episode: ShownEpisode }) {
  const { slug, title, sound, duration, language } = episode;
  const words = episodeWords[language];
  return (
    <a className={classNames(styles.play, 'screen-only')} href={sound} lang={language} data-play-link={slug}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path className={styles.idle} d="M7 4.5v15l13-7.5z" />
        <path className={styles.playing} d="M6 5h4v14H6zM14 5h4v14h-4z" />
      </svg>
      <span className={classNames(styles.words, 'link-words')}>
        <span className={styles.idle}>{words.listen}</span>
        <span className={styles.playing}>{words.pause}</span>
      </span>
      <span className="visually-hidden">{title}</span>
      {duration > 0 && <span className={styles.length}>{formatDuration(duration, language)}</span>}
    </a>
  );
}
