import { NoData } from '../../view/NoData.tsx';
import type { Formula1Data, WeekendData } from '../formula1-data.ts';
import styles from './CalendarView.module.css';
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
      <header className={styles.head}>
        <h2 className={styles.title}>{name}</h2>
        <p className={styles.facts}>
          {[place, days && `${season}. ${daysText(days, timeZone)}`].filter(Boolean).join(' · ')}
        </p>
      </header>
      <SessionList {...{ season, timeZone, sessions }} competition={id} current={session} />
      {session && <SessionView {...{ session, season, timeZone }} />}
      {circuit && <CircuitView circuit={circuit} />}
    </>
  );
}
