import { LineChart } from '#ui/chart/LineChart.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import results from '../../view/results.module.css';
import type { PointsChartData } from '../formula1-data.ts';
import { formula1PageWords } from '../formula1-page-words.ts';
import { pointsText } from '../points-text.ts';
import styles from './PointsChart.module.css';

/** Rows of the standings whose lines have a colour. */
export const highlighted = 5;

/** Points after each Grand Prix as lines, and the same as a table. */
export function PointsChart({ chart }: { chart: PointsChartData }) {
  const { rounds, lines } = chart;
  const words = formula1PageWords.chart;
  const finish = lines
    .slice(0, highlighted)
    .map(({ name, totals }) => `${name} ${pointsText(totals.at(-1) ?? 0)}`)
    .join(', ');
  return (
    <>
      <figure className={results.part}>
        <LineChart
          description={words.description(rounds.length, finish)}
          lines={lines.map(({ id, label, totals }) => ({ key: id, label, values: totals }))}
          steps={rounds.map((_, at) => `${at + 1}.`)}
          highlighted={highlighted}
          format={pointsText}
        />
        <figcaption className="fine-print">{words.caption}</figcaption>
      </figure>
      <details className={styles.details}>
        <summary className="lone-link">{words.inNumbers}</summary>
        <Table
          caption={words.table}
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
    { title: formula1PageWords.chart.round, cell: ({ name, at }) => `${at + 1}. ${name}` },
    ...lines.map(({ name, label, totals }) => ({
      title: name === label ? name : <abbr title={name}>{label}</abbr>,
      cell: ({ at }: Round) => pointsText(totals[at] ?? 0),
      isNumber: true,
    })),
  ];
}
