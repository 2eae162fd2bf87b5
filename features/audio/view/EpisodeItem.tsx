import { leadLimits, truncate } from '#features/content/public.ts';
import { Picture } from '#features/media/public.view.ts';
import { fullDate, machineTime } from '#platform/time/hungarian-date.ts';
import { podcastTitleLimit } from '../podcast-title.ts';
import type { ShownEpisode } from '../shown-episode.ts';
import styles from './EpisodeItem.module.css';
import { PlayLink } from './PlayLink.tsx';
import { type PlayerScripts, playerOf } from './player-of.ts';

interface EpisodeItemProps {
  episode: ShownEpisode;
  timeZone: string;
  player: PlayerScripts;
  /** On a page of several shows. */
  namesShow?: boolean;
  level?: 2 | 3;
}

/** An episode in a list: what it is about, when it came out, and a way to hear it. */
export function EpisodeItem({ episode, timeZone, player, namesShow = false, level = 2 }: EpisodeItemProps) {
  const { slug, title, description, publishedAt, image, language, podcast, story } = episode;
  const Title = `h${level}` as const;
  const shown = truncate(title, podcastTitleLimit);
  return (
    <article className={styles.item} id={slug} lang={language} {...playerOf(episode, player)}>
      {image && (
        <Picture
          image={image}
          name={slug}
          alt=""
          className={styles.cover}
          ratio="1x1"
          widths={[96, 160]}
          sizes="(min-width: 768px) 128px, 80px"
        />
      )}
      <div className={styles.text}>
        <p className={styles.facts}>
          {namesShow && <a href={podcast.page}>{podcast.name}</a>}
          <time dateTime={machineTime(publishedAt)}>{fullDate(publishedAt, { timeZone, language })}</time>
        </p>
        <Title className={styles.title}>{story === '' ? shown : <a href={story}>{shown}</a>}</Title>
        {description !== '' && <p className={styles.description}>{truncate(description, leadLimits.long)}</p>}
        <PlayLink episode={episode} />
      </div>
    </article>
  );
}
