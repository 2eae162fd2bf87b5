import type { Story } from '#features/content/public.ts';
import type { CardContext } from '#features/content/public.view.ts';
import { formatNumber } from '#platform/text/hungarian-number.ts';
import { numberText } from '#platform/text/number-text.ts';
import { clockTime, dayKey, fullDateTime, machineTime } from '#platform/time/hungarian-date.ts';
import { classNames } from '#ui/class-names.ts';
import { wasUpdated } from '../../article-look.ts';
import { articleWords } from '../article-words.ts';
import styles from './Meta.module.css';

interface TimesProps {
  story: Story;
  place: CardContext;
  /** Facebook interactions; null below the site's threshold. */
  facebook: number | null;
}

/** Publication time, last update, link to corrections, reading time and Facebook interactions. */
export function Times({ story, place, facebook }: TimesProps) {
  const words = articleWords[place.language];
  return (
    <div className={classNames('facts', styles.times)} data-part="times">
      <p>
        <span className="visually-hidden">{words.published}: </span>
        <time dateTime={machineTime(story.pubDate)}>{fullDateTime(story.pubDate, place)}</time>
      </p>
      {wasUpdated(story) && (
        <p>
          {words.updated}:{' '}
          <time
            dateTime={machineTime(story.updatedAt)}
            data-relative-time={
              story.flags.some((flag) => flag === 'live' || flag === 'refresh') ? 'age' : undefined
            }
          >
            {updateTime(story.pubDate, story.updatedAt, place)}
          </time>
        </p>
      )}
      {story.corrections.length > 0 && (
        <p>
          <a href="#helyesbites">{words.corrected}</a>
        </p>
      )}
      {hasReadingTime(story) && <p>{words.minutes(formatNumber(story.minute))}</p>}
      {facebook !== null && (
        <p className="screen-only">{words.facebook(numberText(facebook, place.language))}</p>
      )}
    </div>
  );
}

/** A live blog has no end, and a story that opens with an audio episode is not mainly read. */
function hasReadingTime({ minute, type, body }: Story): boolean {
  return minute > 0 && type !== 'liveblog' && body[0]?.kind !== 'episode';
}

/** Only the time when the update is on the day of publication; otherwise with the date. */
function updateTime(first: number, later: number, place: CardContext): string {
  const isSameDay = dayKey(first, place.timeZone) === dayKey(later, place.timeZone);
  return isSameDay ? clockTime(later, place) : fullDateTime(later, place);
}
