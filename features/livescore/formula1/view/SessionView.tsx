import { fullDateTime, machineTime } from '#platform/time/hungarian-date.ts';
import { type Column, Table } from '#ui/Table.tsx';
import { type ListLanguage, type ListWords, listWords } from '../../view/livescore-words.ts';
import { NoData } from '../../view/NoData.tsx';
import results from '../../view/results.module.css';
import type { ResultRow, SessionData } from '../formula1-data.ts';
import { LiveMarker } from './LiveMarker.tsx';
import { DriverName, TeamBelowDriver, TeamName } from './Names.tsx';
import { stateText } from './session-words.ts';

interface SessionViewProps {
  session: SessionData;
  season: number;
  timeZone: string;
  language?: ListLanguage;
}

/** The result of a session, or its starting grid [F1-05]. */
export function SessionView({ session, season, timeZone, language = 'hu' }: SessionViewProps) {
  const { name, isGrid, start, rows } = session;
  const words = listWords[language];
  const title = `${name}: ${isGrid ? words.grid : words.result}`;
  return (
    <section className={results.part}>
      <h3 className={results.heading}>
        {title} {session.state === 'live' && <LiveMarker language={language} />}
      </h3>
      <p className="facts">
        {start !== null && (
          <time dateTime={machineTime(start)}>{fullDateTime(start, { timeZone, language })}</time>
        )}
        {factsOf(session, language).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {rows.length === 0 ? (
        <NoData>{words.noData}</NoData>
      ) : (
        <Table
          caption={title}
          columns={columnsOf(session, season, words)}
          rows={rows}
          keyOf={({ driver, position }) => `${driver.id}-${driver.name}-${position}`}
          heading={1}
          isMarked={({ position }) => position !== null && position <= 3}
        />
      )}
    </section>
  );
}

function factsOf(session: SessionData, language: ListLanguage): string[] {
  const words = listWords[language];
  const { state, laps, fastestLap, isGrid } = session;
  return [
    state === 'live' ? '' : stateText(session, language),
    lapsText(laps, words),
    fastestLap === null || isGrid ? '' : words.fastestLap(fastestLap.time, fastestLap.driver),
  ].filter((fact) => fact !== '');
}

/** `44/70 kör` while a race is held, `70 kör` otherwise [F1-13]. */
function lapsText({ current, total }: SessionData['laps'], words: ListWords): string {
  if (total === null) return current === null ? '' : words.lapNow(current);
  return words.laps(current === null || current === total ? `${total}` : `${current}/${total}`);
}

function columnsOf({ hasLaps, isGrid }: SessionData, season: number, words: ListWords): Column<ResultRow>[] {
  const columns: Column<ResultRow>[] = [
    {
      title: words.place,
      cell: ({ position }) => (position === null ? '–' : words.placeNumber(position)),
      isNumber: true,
    },
    {
      title: words.driver,
      cell: ({ driver, team }) => (
        <>
          <DriverName driver={driver} season={season} />
          <TeamBelowDriver name={team.name} />
        </>
      ),
    },
    { title: words.team, cell: ({ team }) => <TeamName team={team} season={season} />, isWide: true },
  ];
  if (hasLaps && !isGrid)
    columns.push(
      {
        title: words.gridPlace,
        cell: ({ grid }) => (grid === null ? '' : words.placeNumber(grid)),
        isNumber: true,
        isWide: true,
      },
      { title: words.lapColumn, cell: ({ laps }) => laps ?? '', isNumber: true, isWide: true },
    );
  columns.push({ title: words.time, cell: ({ time }) => time ?? '', isNumber: true });
  return columns;
}
