import { classNames } from '../class-names.ts';
import chart from './chart.module.css';
import { chartColour } from './chart-colour.ts';
import styles from './LineChart.module.css';
import { lineChartShape, side } from './line-chart-shape.ts';

export interface ChartLine {
  key: string | number;
  /** At the end of the line: short. */
  label: string;
  /** One for each step. */
  values: readonly number[];
}

interface LineChartProps {
  /** The statement of the chart in words, for those who cannot see it; a table with the same figures stands beside it. */
  description: string;
  lines: readonly ChartLine[];
  /** Names of the steps on the axis: short. */
  steps: readonly string[];
  /** The first lines have colours and labels; the others are background. */
  highlighted: number;
  format: (value: number) => string;
}

const height = 340;
/** Characters that fit beside a chart on a phone. */
const shortLabel = 5;
const axisHeight = 28;
const frame = { top: 14, height: height - axisHeight - 14 };

/** Lines of several rows over the same steps, without a script. Dashes tell the lines apart where colours do not. */
export function LineChart({ description, lines, steps, highlighted, format }: LineChartProps) {
  const first = lines.slice(0, highlighted);
  // The labels of the highlighted lines alone are moved apart; all lines share the levels.
  const all = lineChartShape(
    lines.map(({ values }) => values),
    frame,
  );
  const most = Math.max(...(all?.levels.map(({ value }) => value) ?? [0]));
  const labels = lineChartShape([...first.map(({ values }) => values), [most]], frame);
  if (!all || !labels) return null;
  return (
    <svg
      className={classNames(chart.chart, styles.chart)}
      height={height}
      role="img"
      aria-label={description}
      data-labels={first.some(({ label }) => label.length > shortLabel) ? 'long' : undefined}
    >
      {all.levels.map(({ value, y }) => (
        <g key={value}>
          <line className={chart.level} x1="0" x2="100%" y1={y} y2={y} />
          <text className={chart.value} x={-8} y={y + 4}>
            {format(value)}
          </text>
        </g>
      ))}
      <svg
        x="0"
        y={frame.top}
        width="100%"
        height={frame.height}
        viewBox={`0 0 ${side} ${side}`}
        preserveAspectRatio="none"
        className={chart.inner}
        aria-hidden="true"
      >
        {lines
          .map(({ key }, at) => (
            <path
              key={key}
              className={classNames(chart.line, at < highlighted ? lineClass(at) : styles.background)}
              d={all.lines[at]?.path}
            />
          ))
          .reverse()}
      </svg>
      {first.map(({ key, label }, at) => (
        <g key={key} className={lineClass(at)}>
          <circle className={chart.end} cx="100%" cy={all.lines[at]?.endY} r="4" />
          <text className={styles.label} x="100%" dx="10" y={(labels.lines[at]?.labelY ?? 0) + 4}>
            {label}
          </text>
        </g>
      ))}
      {all.ticks.map(({ step, x }) => (
        <text key={step} className={chart.step} x={`${x}%`} y={height - 6}>
          {steps[step]}
        </text>
      ))}
    </svg>
  );
}

/** A piece of a highlighted line, beside its row in a table. */
export function LineSample({ position }: { position: number }) {
  return (
    <svg className={classNames(styles.sample, lineClass(position))} width="26" height="10" aria-hidden="true">
      <path className={chart.line} d="M1 5H25" />
    </svg>
  );
}

const dashes = [undefined, styles.dashed, styles.dotted, styles.mixed, styles.long];

function lineClass(position: number): string {
  return classNames(chartColour(position), dashes[position % dashes.length]) ?? '';
}
