import { machineTime, shortDateTime } from '#platform/time/hungarian-date.ts';
import { classNames } from '#ui/class-names.ts';
import results from '../../view/results.module.css';
import { formula1Address } from '../formula1-address.ts';
import type { SessionChoice, SessionData } from '../formula1-data.ts';
import { formula1PageWords } from '../formula1-page-words.ts';
import { LiveMarker } from './LiveMarker.tsx';
import styles from './SessionList.module.css';
import { stateText } from './session-words.ts';

interface SessionListProps {
  season: number;
  competition: number;
  sessions: readonly SessionChoice[];
  current: Pick<SessionData, 'id' | 'isGrid'> | null;
  timeZone: string;
}

/** The programme of a weekend: each session leads to its result, a race to its grid, too. */
export function SessionList({ season, competition, sessions, current, timeZone }: SessionListProps) {
  const words = formula1PageWords.calendar;
  const addressOf = (futam: number): string =>
    formula1Address({ szezon: season, verseny: competition, futam });
  const isCurrent = (id: number, isGrid: boolean) =>
    current?.id === id && current.isGrid === isGrid ? 'true' : undefined;
  return (
    <nav className={styles.sessions} aria-label={words.programme}>
      <ol>
        {sessions.map((session) => {
          const { id, name, start, state, hasGrid } = session;
          return (
            <li key={id}>
              <a
                className={classNames(results.choice, styles.session)}
                href={addressOf(id)}
                aria-current={isCurrent(id, false)}
              >
                <span className="link-words">{name}</span>
                <span className="facts">
                  {start === null ? (
                    words.noTime
                  ) : (
                    <time dateTime={machineTime(start)}>
                      {shortDateTime(start, { timeZone, language: 'hu' })}
                    </time>
                  )}
                  {state === 'live' ? <LiveMarker /> : <span>{stateText(session)}</span>}
                </span>
              </a>
              {hasGrid && (
                <a
                  className={classNames(results.choice, styles.grid)}
                  href={addressOf(-id)}
                  aria-current={isCurrent(id, true)}
                >
                  <span>{words.grid}</span>
                  <span className="visually-hidden">: {name}</span>
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
