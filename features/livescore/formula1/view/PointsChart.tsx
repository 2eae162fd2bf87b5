import { LineChart } from '#ui/LineChart.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import type { PointsChartData } from '../formula1-data.ts';
import { pointsText } from '../points-text.ts';
import styles from './PointsChart.module.css';

/** Rows of the standings whose lines have a colour. */
export const highlighted = 5;

/** Points after each Grand Prix as lines, and the same as a table. */
export function PointsChart({ chart }: { chart: PointsChartData }) {
  const { rounds, lines } = chart;
  const finish = lines
    .slice(0, highlighted)
    .map(({ name, totals }) => `${name} ${pointsText(totals.at(-1) ?? 0)}`)
    .join(', ');
  return (
    <>
      <figure className={styles.figure}>
        <LineChart
          description={`Pontok ${rounds.length} nagydíj után: ${finish}.`}
          lines={lines.map(({ id, label, totals }) => ({ key: id, label, values: totals }))}
          steps={rounds.map((_, at) => `${at + 1}.`)}
          highlighted={highlighted}
          format={pointsText}
        />
        <figcaption className={styles.caption}>
          Pontok nagydíjról nagydíjra, a versenyek és a sprintek eredményéből számolva. Vízszintesen a szezon
          nagydíjai, sorban.
        </figcaption>
      </figure>
      <details className={styles.details}>
        <summary>Az ábra számokban</summary>
        <Table
          caption="Pontok az egyes nagydíjak után"
          columns={columnsOf(lines)}
          rows={rounds.map((round, at) => ({ ...round, at }))}
          keyOf={({ id }) => String(id)}
        />
      </details>
    </>
  );
}

interface Round {
  name: string;
  at: number;
}

function columnsOf(lines: PointsChartData['lines']): Column<Round>[] {
  return [
    { title: 'Nagydíj', cell: ({ name, at }) => `${at + 1}. ${name}` },
    ...lines.map(({ name, label, totals }) => ({
      title: name === label ? name : <abbr title={name}>{label}</abbr>,
      cell: ({ at }: Round) => pointsText(totals[at] ?? 0),
      isNumber: true,
    })),
  ];
}
