import { formula1PageWords } from '../../formula1/formula1-page-words.ts';
import { SessionList } from '../../formula1/view/SessionList.tsx';
import { SessionView } from '../../formula1/view/SessionView.tsx';
import { StandingsTable } from '../../formula1/view/StandingsView.tsx';
import { NoData } from '../../view/NoData.tsx';
import results from '../../view/results.module.css';
import type { LiveListContent } from '../live-list.ts';
import styles from './LiveListPart.module.css';

interface WeekendListProps {
  content: Extract<LiveListContent, { kind: 'weekend' }>;
  timeZone: string;
}

/** Rows of the result and of the standings. */
const rows = 10;

/** A Grand Prix with its sessions and its latest result, and the first drivers of the season. */
export function WeekendList({ content: { season, weekend, standings }, timeZone }: WeekendListProps) {
  if (weekend === null && standings.length === 0) return <NoData />;
  const title = formula1PageWords.standings.drivers(season);
  const session = weekend?.session ?? null;
  return (
    <>
      {weekend && (
        <SessionList
          season={season}
          timeZone={timeZone}
          competition={weekend.id}
          sessions={weekend.sessions}
          current={null}
        />
      )}
      <div className={styles.columns}>
        {session && (
          <SessionView
            season={season}
            timeZone={timeZone}
            session={{ ...session, rows: session.rows.slice(0, rows) }}
          />
        )}
        {standings.length > 0 && (
          <div>
            <h3 className={results.group}>{title}</h3>
            <StandingsTable
              season={season}
              title={title}
              standings={{ kind: 'pontverseny', rows: standings.slice(0, rows), chart: null }}
            />
          </div>
        )}
      </div>
    </>
  );
}
