import { machineTime, shortDateTime } from '#platform/time/hungarian-date.ts';
import type { SessionChoice, SessionData } from '../../formula1/formula1-data.ts';
import { LiveMarker } from '../../formula1/view/LiveMarker.tsx';
import { DriverName } from '../../formula1/view/Names.tsx';
import { NoData } from '../../view/NoData.tsx';
import type { ListedWeekend, LiveListContent } from '../live-list.ts';
import styles from './LiveListPart.module.css';

interface WeekendSummaryProps {
  content: Extract<LiveListContent, { kind: 'weekend' }>;
  timeZone: string;
}

/** A Grand Prix in a few lines: the session that is next or live, and the first three of the latest result. */
export function WeekendSummary({ content: { season, weekend }, timeZone }: WeekendSummaryProps) {
  if (weekend === null) return <NoData />;
  const { session } = weekend;
  const next = nextSession(weekend);
  return (
    <>
      {next && <NextSession session={next} timeZone={timeZone} />}
      {session && session.rows.length > 0 && <FirstThree session={session} season={season} />}
    </>
  );
}

/** Neither a session to come nor a result. */
export function isEmptyWeekend({ weekend }: WeekendSummaryProps['content']): boolean {
  return weekend === null || (!nextSession(weekend) && !weekend.session?.rows.length);
}

function nextSession({ sessions }: ListedWeekend): SessionChoice | undefined {
  return sessions.find(({ state }) => state === 'live' || state === 'scheduled');
}

function NextSession({ session, timeZone }: { session: SessionChoice; timeZone: string }) {
  const { name, start, state } = session;
  return (
    <p className={styles.day}>
      {name}{' '}
      {state === 'live' ? (
        <LiveMarker />
      ) : (
        start !== null && (
          <time dateTime={machineTime(start)}>{shortDateTime(start, { timeZone, language: 'hu' })}</time>
        )
      )}
    </p>
  );
}

function FirstThree({ session, season }: { session: SessionData; season: number }) {
  const first = session.rows.filter(({ position }) => position !== null && position <= 3);
  return (
    <div>
      <h3>{session.name}</h3>
      <ol className={styles.places}>
        {first.map(({ position, driver, time }) => (
          <li key={`${driver.id}-${driver.name}`}>
            <span>{position}.</span>
            <DriverName driver={driver} season={season} />
            <span>{time}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
