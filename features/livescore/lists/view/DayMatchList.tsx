import type { DayGroup } from '../../football/football-data.ts';
import { LeagueMatches } from '../../football/view/LeagueMatches.tsx';
import { StandingsTables } from '../../football/view/StandingsTables.tsx';
import { type ListLanguage, listWords } from '../../view/livescore-words.ts';
import { NoData } from '../../view/NoData.tsx';
import results from '../../view/results.module.css';
import type { LiveListContent } from '../live-list.ts';
import styles from './LiveListPart.module.css';

interface DayMatchListProps {
  day: Extract<LiveListContent, { kind: 'day' }>;
  /** Of the league and season of the table. */
  title: string;
  /** Only the first matches, without the table. */
  isCompact: boolean;
  language: ListLanguage;
}

const compactMatches = 4;

/** The matches of a day by league, or that there are none [FOOT-15]; the table of the first league beside them. */
export function DayMatchList({ day: list, title, isCompact, language }: DayMatchListProps) {
  const { day, groups, nearest, table } = list;
  const known = groups ?? [];
  const shown = isCompact ? firstMatches(known, compactMatches) : known;
  return (
    <div className={styles.columns}>
      <div className={results.part}>
        <p className={styles.day}>{day}</p>
        {shown.map((group) => (
          <LeagueMatches key={group.league} group={group} language={language} />
        ))}
        {groups === null && <NoData>{listWords[language].noData}</NoData>}
        {groups?.length === 0 && <p>{listWords[language].noMatches}</p>}
        {nearest.map(({ text, href }) => (
          <a key={href} className="lone-link" href={href}>
            {text}
          </a>
        ))}
      </div>
      {table.length > 0 && !isCompact && (
        <StandingsTables groups={table} title={title} language={language} isCompact />
      )}
    </div>
  );
}

/** The first matches of a day, with their leagues. */
function firstMatches(groups: readonly DayGroup[], count: number): DayGroup[] {
  let left = count;
  return groups.flatMap((group) => {
    const matches = group.matches.slice(0, left);
    left -= matches.length;
    return matches.length === 0 ? [] : [{ ...group, matches }];
  });
}
