import { ScreenLink, useNewsroom, zoneOf } from '#features/kit/public.newsroom.ts';
import { clockTime, machineTime, shortDay } from '#platform/time/hungarian-date.ts';
import { StateMark } from '../StateMark.tsx';
import { SecrecyMarks } from '../secrecy/SecrecyMarks.tsx';
import type { StoryRow } from '../story-answers.ts';
import styles from './BoardRow.module.css';
import { boardWords } from './board-words.ts';

/** One line of a board: 36 px with a mouse, 44 under a finger. */
export function BoardRow({ row }: { row: StoryRow }) {
  const { language, sites } = useNewsroom();
  const words = boardWords[language];
  const { id, title, site, section, authors, publicState, pubDate, updatedAt } = row;
  const siteName = sites.find(({ slug }) => slug === site)?.name ?? site;
  const isPlanned = publicState === 'scheduled' && pubDate !== null;
  const at = Date.parse(isPlanned ? pubDate : updatedAt) / 1000;
  const style = { timeZone: zoneOf({ sites }, site), language };
  return (
    <li className={styles.row}>
      <span className={styles.state}>
        <StateMark story={row} language={language} />
      </span>
      <ScreenLink to={`/cikk/${id}`} className={styles.title}>
        <SecrecyMarks embargoUntil={row.embargoUntil} isRestricted={row.isRestricted} site={site} />
        {title === '' ? <i>{words.untitled}</i> : title}
      </ScreenLink>
      <span className={styles.authors}>{authors.join(', ')}</span>
      <span className={styles.place}>{[siteName, section].filter(Boolean).join(' · ')}</span>
      <span className={styles.time}>
        <span className="visually-hidden">{isPlanned ? words.planned : words.changed} </span>
        <time dateTime={machineTime(at)}>
          {shortDay(at, style)} {clockTime(at, style)}
        </time>
      </span>
    </li>
  );
}
