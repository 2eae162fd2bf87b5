import {
  clockTime,
  fullDateTime,
  machineTime,
  shortDateTime,
  shortDay,
} from '#platform/time/hungarian-date.ts';
import type { StoryCard } from '../story.ts';
import styles from './StoryCard.module.css';
import type { CardPlace } from './story-card-props.ts';

/** How much of a moment a card shows: `9:05`, `jún. 14.`, `június 14., 9:05`, or the same with its year. */
export type ShownTime = 'clock' | 'day' | 'date' | 'full';

const written = { clock: clockTime, day: shortDay, date: shortDateTime, full: fullDateTime };

/** Who wrote it and when. */
export function CardMeta({ story, place, time }: { story: StoryCard; place: CardPlace; time: ShownTime }) {
  const authors = story.authors.map((author) => author.name).join(', ');
  return (
    <p className={styles.meta}>
      {authors !== '' && <span className={styles.authors}>{authors}</span>}
      {CardTime({ at: story.pubDate, place, show: time })}
    </p>
  );
}

interface CardTimeProps {
  at: number;
  place: CardPlace;
  show: ShownTime;
  /** Told by its age where there is script. */
  tells?: 'age';
}

/** A moment in the site's own zone; the whole of it in the title where only a part is shown. */
export function CardTime({ at, place, show, tells }: CardTimeProps) {
  return (
    <time
      className={styles.time}
      dateTime={machineTime(at)}
      data-tells={tells}
      title={show === 'date' || show === 'full' ? undefined : fullDateTime(at, place)}
    >
      {written[show](at, place)}
    </time>
  );
}
