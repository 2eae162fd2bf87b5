import { LineSample } from '#ui/LineChart.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { NoData } from '../../view/NoData.tsx';
import type { StandingRow, StandingsData } from '../formula1-data.ts';
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
  const title =
    kind === 'pontverseny' ? `Egyéni pontverseny, ${season}` : `Konstruktőri pontverseny, ${season}`;
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      {rows.length === 0 ? (
        <NoData />
      ) : (
        <div className={styles.columns}>
          <section className={styles.chart}>
            <h3 className={styles.heading}>{leadText(rows)}</h3>
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
      isMarked={(row) => chart !== null && rows.indexOf(row) < highlighted}
    />
  );
}

/** The finding of the chart: who is in front, and by how much. */
function leadText([first, second]: readonly StandingRow[]): string {
  if (!first?.name) return 'Pontok nagydíjról nagydíjra';
  if (!second?.name) return `${first.name}: ${pointsText(first.points)} pont`;
  if (first.points === second.points) return `${first.name} és ${second.name} azonos pontszámmal áll`;
  return `${first.name} előnye ${pointsText(first.points - second.points)} pont`;
}

function columnsOf({ kind, chart, rows }: StandingsData, season: number): Column<StandingRow>[] {
  const columns: Column<StandingRow>[] = [
    {
      title: 'Hely',
      cell: (row) => (
        <span className={styles.position}>
          {row.position === null ? '–' : `${row.position}.`}
          {chart && rows.indexOf(row) < highlighted && <LineSample position={rows.indexOf(row)} />}
        </span>
      ),
    },
  ];
  if (kind === 'konstruktor')
    columns.push({
      title: 'Csapat',
      cell: (row) => <TeamName team={{ ...row, logo: row.image }} season={season} />,
    });
  else
    columns.push(
      {
        title: 'Versenyző',
        cell: (row) => (
          <>
            <DriverName driver={row} season={season} />
            <TeamBelowDriver name={row.team?.name} />
          </>
        ),
      },
      { title: 'Csapat', cell: ({ team }) => team && <TeamName team={team} season={season} />, isWide: true },
    );
  if (rows.some(({ wins }) => wins !== null))
    columns.push({ title: 'Győzelem', cell: ({ wins }) => wins ?? '', isNumber: true, isWide: true });
  columns.push({ title: 'Pont', cell: ({ points }) => pointsText(points), isNumber: true });
  return columns;
}
