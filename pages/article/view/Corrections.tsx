import type { Story } from '#features/content/public.ts';
import type { CardContext } from '#features/content/public.view.ts';
import { fullDateTime, machineTime } from '#platform/time/hungarian-date.ts';
import { articleWords } from './article-words.ts';
import styles from './Closing.module.css';

/** Corrections of a story with their times, newest first [S31]. */
export function Corrections({ story, place }: { story: Story; place: CardContext }) {
  if (story.corrections.length === 0) return null;
  const newestFirst = story.corrections.toSorted((a, b) => b.at - a.at);
  return (
    <section id="helyesbites" className={styles.corrections} aria-labelledby="helyesbites-cim">
      <h2 id="helyesbites-cim">{articleWords[place.language].correction}</h2>
      {newestFirst.map((correction) => (
        <p key={`${correction.at} ${correction.text}`}>
          <time dateTime={machineTime(correction.at)}>{fullDateTime(correction.at, place)}</time>{' '}
          {correction.text}
        </p>
      ))}
    </section>
  );
}
