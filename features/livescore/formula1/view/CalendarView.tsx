import { NoData } from '../../view/NoData.tsx';
import results from '../../view/results.module.css';
import type { Formula1Data, WeekendData } from '../formula1-data.ts';
import { CircuitView } from './CircuitView.tsx';
import { daysText } from './days-text.ts';
import { SessionList } from './SessionList.tsx';
import { SessionView } from './SessionView.tsx';

interface CalendarViewProps {
  data: Pick<Formula1Data, 'season' | 'timeZone' | 'weekends'>;
  weekend: WeekendData | null;
}

/** A Grand Prix: its sessions, the result or grid of one of them, and its circuit. */
export function CalendarView({ data, weekend }: CalendarViewProps) {
  if (!weekend) return <NoData />;
  const { season, timeZone, weekends } = data;
  const { id, name, place, session, sessions, circuit } = weekend;
  const days = weekends.find((one) => one.id === id);
  return (
    <>
      <header>
        <h2 className={results.title}>{name}</h2>
        <p className="note">
          {[place, days && `${season}. ${daysText(days, timeZone)}`].filter(Boolean).join(' · ')}
        </p>
      </header>
      <SessionList
        season={season}
        timeZone={timeZone}
        sessions={sessions}
        competition={id}
        current={session}
      />
      {session && <SessionView session={session} season={season} timeZone={timeZone} />}
      {circuit && <CircuitView circuit={circuit} />}
    </>
  );
}
