import { chartColour } from '#ui/chart/chart-colour.ts';
import { LineChart, LineSample } from '#ui/chart/LineChart.tsx';
import { classNames } from '#ui/class-names.ts';
import { ScrollFrame } from '#ui/ScrollFrame.tsx';
import { ShareBar } from '#ui/ShareBar.tsx';
import { Table } from '#ui/Table.tsx';
import { Sample } from './Sample.tsx';
import tokens from './TokenSamples.module.css';

const rows = [
  { name: 'Alsófalva', points: [4, 10, 16, 27, 31] },
  { name: 'Felsőfalva', points: [6, 9, 18, 22, 29] },
  { name: 'Kisváros', points: [1, 5, 6, 11, 14] },
];
const most = 31;

/** Figures in rows and lines. */
export function ChartSamples() {
  return (
    <>
      <Sample title="Table, with ShareBar">
        <Table
          caption="Points of three teams"
          rows={rows}
          keyOf={({ name }) => name}
          isMarked={({ name }) => name === 'Alsófalva'}
          columns={[
            { title: 'Team', cell: ({ name }) => name },
            { title: 'Points', cell: lastOf, isNumber: true, sorted: 'descending' },
            { title: 'Share', cell: (row) => <ShareBar share={lastOf(row) / most} />, isWide: true },
          ]}
        />
      </Sample>
      <Sample title="LineChart">
        <LineChart
          description="Alsófalva leads after five rounds."
          lines={rows.map(({ name, points }) => ({ key: name, label: name.slice(0, 3), values: points }))}
          steps={['1.', '2.', '3.', '4.', '5.']}
          highlighted={2}
          format={String}
        />
      </Sample>
      <Sample title="Colours of charts">
        <ul className={tokens.colours}>
          {Array.from({ length: 9 }, (_, at) => (
            <li key={chartColour(at)} className={tokens.colour}>
              <span className={classNames(tokens.patch, tokens.chart, chartColour(at))} />
              {at + 1}.
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title="ScrollFrame">
        <ScrollFrame label="Sample of what scrolls">
          <p className="tied">
            A line that does not break is wider than a phone, and than the column in which it stands here: it
            scrolls.
          </p>
        </ScrollFrame>
      </Sample>
      <Sample title="LineSample">
        <ul>
          {rows.map(({ name }, at) => (
            <li key={name}>
              <LineSample position={at} /> {name}
            </li>
          ))}
        </ul>
      </Sample>
    </>
  );
}

function lastOf({ points }: (typeof rows)[number]): number {
  return points.at(-1) ?? 0;
}
