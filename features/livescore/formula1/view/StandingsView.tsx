import { LineSample } from '#ui/chart/LineChart.tsx';
import { classNames } from '#ui/class-names.ts';
import { type Column, Table } from '#ui/Table.tsx';
import { NoData } from '../../view/NoData.tsx';
import results from '../../view/results.module.css';
import type { StandingRow, StandingsData } from '../formula1-data.ts';
import { formula1PageWords } from '../formula1-page-words.ts';
import { pointsText } from '../points-text.ts';
import { DriverName, TeamBelowDriver, TeamName } from './Names.tsx';
import { highlighted, PointsChart } from './PointsChart.tsx';
import styles from './StandingsView.module.css';

interface StandingsViewProps {
  season: number;
  standings: StandingsData;
}

/** The standings of drivers or teams, with the points from Grand Prix to Grand Prix [F1-08]. */
export function StandingsView({ season, standings }: StandingsViewProps) {
  const { kind, rows, chart } = standings;
  const words = formula1PageWords.standings;
  const title = kind === 'pontverseny' ? words.drivers(season) : words.constructors(season);
  return (
    <>
      <h2 className={results.title}>{title}</h2>
      {rows.length === 0 ? (
        <NoData />
      ) : (
        <div className={classNames(results.parts, styles.columns)}>
          <section className={classNames(results.part, styles.chart)}>
            <h3 className={results.heading}>{leadText(rows)}</h3>
            {chart === null ? <NoData /> : <PointsChart chart={chart} />}
          </section>
          <StandingsTable season={season} standings={standings} title={title} />
        </div>
      )}
    </>
  );
}

/** Rows whose lines are highlighted in the chart are marked. */
export function StandingsTable({ season, standings, title }: StandingsViewProps & { title: string }) {
  const { chart, rows } = standings;
  return (
    <Table
      caption={title}
      columns={columnsOf(standings, season)}
      rows={rows}
      keyOf={({ id, name }) => `${id}-${name}`}
      heading={1}
      isMarked={(row) => colourOf(row, chart) !== null}
    />
  );
}

/** Position of the row's highlighted line in the chart, where somebody without an id has none; null for no such line. */
function colourOf({ id }: StandingRow, chart: StandingsData['chart']): number | null {
  const at = chart?.lines.findIndex((line) => line.id === id) ?? -1;
  return at >= 0 && at < highlighted ? at : null;
}

/** The finding of the chart: who is in front, and by how much. */
function leadText([first, second]: readonly StandingRow[]): string {
  const words = formula1PageWords.standings;
  if (!first?.name) return formula1PageWords.chart.title;
  if (!second?.name) return words.alone(first.name, pointsText(first.points));
  if (first.points === second.points) return words.equal(first.name, second.name);
  return words.lead(first.name, pointsText(first.points - second.points));
}

function columnsOf({ kind, chart, rows }: StandingsData, season: number): Column<StandingRow>[] {
  const words = formula1PageWords.standings;
  const columns: Column<StandingRow>[] = [
    {
      title: words.place,
      cell: (row) => {
        const colour = colourOf(row, chart);
        return (
          <span className={results.name}>
            {row.position === null ? '–' : `${row.position}.`}
            {colour !== null && <LineSample position={colour} />}
          </span>
        );
      },
    },
  ];
  if (kind === 'konstruktor')
    columns.push({
      title: formula1PageWords.team,
      cell: (row) => <TeamName team={{ ...row, logo: row.image }} season={season} />,
    });
  else
    columns.push(
      {
        title: formula1PageWords.driver,
        cell: (row) => (
          <>
            <DriverName driver={row} season={season} />
            <TeamBelowDriver name={row.team?.name} />
          </>
        ),
      },
      {
        title: formula1PageWords.team,
        cell: ({ team }) => team && <TeamName team={team} season={season} />,
        isWide: true,
      },
    );
  if (rows.some(({ wins }) => wins !== null))
    columns.push({ title: words.wins, cell: ({ wins }) => wins ?? '', isNumber: true, isWide: true });
  columns.push({ title: words.points, cell: ({ points }) => pointsText(points), isNumber: true });
  return columns;
}
