import { clockTime, fullDateTime, machineTime, shortDateTime } from '#platform/time/hungarian-date.ts';
import { classNames } from '#ui/class-names.ts';
import type { StoryCard } from '../../story.ts';
import styles from '../cards/StoryCard.module.css';
import type { CardContext } from '../cards/story-card-props.ts';

/** Parts of a date that a card shows: `9:05`, `június 14., 9:05`, or the same with its year. */
export type TimeFormat = 'clock' | 'date' | 'full';

const formatters = { clock: clockTime, date: shortDateTime, full: fullDateTime };

/** Authors and publication time. */
export function CardMeta({ story, place, time }: { story: StoryCard; place: CardContext; time: TimeFormat }) {
  const authors = story.authors.map((author) => author.name).join(', ');
  return (
    <p className={classNames('fine-print', styles.meta)}>
      {authors !== '' && <span className={styles.authors}>{authors}</span>}
      {CardTime({ at: story.pubDate, place, show: time })}
    </p>
  );
}

interface CardTimeProps {
  at: number;
  place: CardContext;
  show: TimeFormat;
  /** A script replaces the time by its age. */
  relativeTime?: 'age';
}

/** A time in the site's zone, with the full date in the `title` when only a part is shown. */
export function CardTime({ at, place, show, relativeTime }: CardTimeProps) {
  return (
    <time
      className="tied"
      dateTime={machineTime(at)}
      data-relative-time={relativeTime}
      title={show === 'date' || show === 'full' ? undefined : fullDateTime(at, place)}
    >
      {formatters[show](at, place)}
    </time>
  );
}
