import { truncate } from '#features/content/public.ts';
import { Picture } from '#features/media/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import { formatClockTime } from '../format-clock-time.ts';
import { podcastTitleLimit } from '../podcast/podcast-title.ts';
import type { ShownEpisode } from '../podcast/shown-episode.ts';
import cover from './cover.module.css';
import styles from './EpisodePlayer.module.css';
import { episodeWords } from './episode-words.ts';
import { PlayLink } from './PlayLink.tsx';
import { playerAttributes } from './player-attributes.ts';

/** The player of an episode inside a story's text. */
export function EpisodePlayer({ episode }: { episode: ShownEpisode }) {
  const { slug, title, image, language, podcast, chapters } = episode;
  const words = episodeWords[language];
  return (
    <section
      className={classNames(cover.withCover, styles.player)}
      aria-label={`${podcast.name}: ${title}`}
      lang={language}
      {...playerAttributes(episode)}
    >
      {image && (
        <Picture
          image={image}
          name={slug}
          alt=""
          className={cover.cover}
          ratio="1x1"
          widths={[96, 160, 250]}
          sizes="(min-width: 768px) 128px, 88px"
        />
      )}
      <div className={cover.words}>
        <p className={classNames('label', styles.show)}>
          <a href={podcast.page}>{podcast.name}</a>
        </p>
        <p className={styles.title}>{truncate(title, podcastTitleLimit)}</p>
        <PlayLink episode={episode} />
      </div>
      {chapters.length > 0 && (
        <details className={styles.chapters}>
          <summary>{words.chapters}</summary>
          <ol>
            {chapters.map((chapter) => (
              <li key={chapter.at}>
                <a href={`${episode.sound}#t=${chapter.at}`} data-play-from={chapter.at}>
                  <span className={styles.at}>{formatClockTime(chapter.at)}</span> {chapter.title}
                </a>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
