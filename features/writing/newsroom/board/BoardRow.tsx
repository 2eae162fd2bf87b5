import { ScreenLink, sitesFor, useGoTo, useNewsroom, zoneOf } from '#features/kit/public.newsroom.ts';
import { clockTime, machineTime, shortDay } from '#platform/time/hungarian-date.ts';
import { Menu } from '#ui/app/Menu.tsx';
import { actWords } from '../acts/act-words.ts';
import { StateMark } from '../StateMark.tsx';
import { SecrecyMarks } from '../secrecy/SecrecyMarks.tsx';
import type { StoryRow } from '../story-answers.ts';
import styles from './BoardRow.module.css';
import { boardWords } from './board-words.ts';

/** One row of a board: 36 px high for a mouse, 44 for touch. */
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
      {publicState === 'public' && <PublicMenu row={row} />}
    </li>
  );
}

/** Acts for urgent cases, without opening the story. */
function PublicMenu({ row: { id, title, site } }: { row: StoryRow }) {
  const newsroom = useNewsroom();
  const words = actWords[newsroom.language];
  const goTo = useGoTo();
  if (sitesFor(newsroom, 'publish-stories').every(({ slug }) => slug !== site)) return null;
  return (
    <span className={styles.menu}>
      <Menu
        name={words.actsOf(title)}
        button={<span aria-hidden="true">⋯</span>}
        items={[
          {
            id: 'correct',
            label: words.acts.correct,
            onPress: () => goTo(`/cikk/${id}/helyesbites`),
          },
          { id: 'notify', label: words.notify, onPress: () => goTo(`/ertesitesek/${id}`) },
          {
            id: 'withdraw',
            label: words.acts.withdraw,
            onPress: () => goTo(`/cikk/${id}`, { teendo: 'withdraw' }),
          },
        ]}
      />
    </span>
  );
}
