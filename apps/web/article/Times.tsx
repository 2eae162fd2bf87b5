import type { Story } from '#features/content/public.ts';
import type { CardPlace } from '#features/content/public.view.ts';
import { formatNumber } from '#platform/text/hungarian-number.ts';
import { clockTime, dayKey, fullDateTime, machineTime } from '#platform/time/hungarian-date.ts';
import { wasUpdated } from './article-look.ts';
import { articleWords } from './article-words.ts';
import styles from './Meta.module.css';

interface TimesProps {
  story: Story;
  place: CardPlace;
  /** Interactions to speak of; null where they are few. */
  facebook: number | null;
}

/** When it appeared, when it last changed, how long it takes, how much it is talked about. */
export function Times({ story, place, facebook }: TimesProps) {
  const words = articleWords[place.language];
  return (
    <div className={styles.times} data-part="times">
      <p>
        <span className="visually-hidden">{words.published}: </span>
        <time dateTime={machineTime(story.pubDate)}>{fullDateTime(story.pubDate, place)}</time>
      </p>
      {wasUpdated(story) && (
        <p>
          {words.updated}:{' '}
          <time
            dateTime={machineTime(story.updatedAt)}
            data-tells={story.flags.some((flag) => flag === 'live' || flag === 'refresh') ? 'age' : undefined}
          >
            {laterTime(story.pubDate, story.updatedAt, place)}
          </time>
        </p>
      )}
      {story.corrections.length > 0 && (
        <p>
          <a className={styles.corrected} href="#helyesbites">
            {words.corrected}
          </a>
        </p>
      )}
      {story.minute > 0 && story.type !== 'liveblog' && <p>{words.minutes(formatNumber(story.minute))}</p>}
      {facebook !== null && <p>{words.facebook(inNumbers(facebook, place.language))}</p>}
    </div>
  );
}

function inNumbers(count: number, language: CardPlace['language']): string {
  const number = formatNumber(count);
  return language === 'en' ? number.replaceAll('\u00a0', ',') : number;
}

/** On the same day the hour is enough. */
function laterTime(first: number, later: number, place: CardPlace): string {
  const isSameDay = dayKey(first, place.timeZone) === dayKey(later, place.timeZone);
  return isSameDay ? clockTime(later, place) : fullDateTime(later, place);
}
