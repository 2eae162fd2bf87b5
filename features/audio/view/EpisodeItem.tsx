import { leadLimits, truncate } from '#features/content/public.ts';
import { Picture } from '#features/media/public.view.ts';
import { fullDate, machineTime } from '#platform/time/hungarian-date.ts';
import { classNames } from '#ui/class-names.ts';
import { tiedText } from '#ui/text/tied-text.tsx';
import { podcastTitleLimit } from '../podcast/podcast-title.ts';
import type { ShownEpisode } from '../podcast/shown-episode.ts';
import cover from './cover.module.css';
import styles from './EpisodeItem.module.css';
import { PlayLink } from './PlayLink.tsx';
import { playerAttributes } from './player-attributes.ts';

interface EpisodeItemProps {
  episode: ShownEpisode;
  timeZone: string;
  /** On a page with several podcasts. */
  namesShow?: boolean;
  level?: 2 | 3;
}

/** An episode in a list: title, date, description and a play link. */
export function EpisodeItem({ episode, timeZone, namesShow = false, level = 2 }: EpisodeItemProps) {
  const { slug, title, description, publishedAt, image, language, podcast, story } = episode;
  const Title = `h${level}` as const;
  const shown = truncate(title, podcastTitleLimit);
  return (
    <article className={cover.withCover} id={slug} lang={language} {...playerAttributes(episode)}>
      {image && (
        <Picture
          image={image}
          name={slug}
          alt=""
          className={cover.cover}
          ratio="1x1"
          widths={[96, 160]}
          sizes="(min-width: 768px) 128px, 80px"
        />
      )}
      <div className={cover.words}>
        <p className={classNames('facts', styles.facts)}>
          {namesShow && <a href={podcast.page}>{podcast.name}</a>}
          <time dateTime={machineTime(publishedAt)}>{fullDate(publishedAt, { timeZone, language })}</time>
        </p>
        <Title className={styles.title}>{story === '' ? shown : <a href={story}>{shown}</a>}</Title>
        {description !== '' && (
          <p className={styles.description}>{tiedText(truncate(description, leadLimits.long))}</p>
        )}
        <PlayLink episode={episode} />
      </div>
    </article>
  );
}
