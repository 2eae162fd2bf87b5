import { formatPercent } from '#platform/text/hungarian-number.ts';
import chart from '#ui/chart/chart.module.css';
import { classNames } from '#ui/class-names.ts';
import styles from './TurnoutCurve.module.css';

interface TurnoutCurveProps {
  /** `7:00` and the share of voters until then, 0–1; the earliest first. */
  points: readonly { hour: string; share: number }[];
  /** Description for screen readers; the table below has the numbers. */
  label: string;
}

const [width, height] = [640, 300];
const edge = { left: 52, right: 20, top: 24, bottom: 34 };

/** The turnout of a day as a curve, its first and last value in figures. */
export function TurnoutCurve({ points, label }: TurnoutCurveProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const begin = minutesOf(first.hour);
  const range = Math.max(1, minutesOf(last.hour) - begin);
  // A scale that ends at the next ten percent.
  const most = Math.max(0.1, Math.ceil(last.share * 10) / 10);
  const x = (hour: string): number =>
    edge.left + ((minutesOf(hour) - begin) / range) * (width - edge.left - edge.right);
  const y = (share: number): number =>
    height - edge.bottom - (share / most) * (height - edge.top - edge.bottom);
  const places = points.map(({ hour, share }) => `${Math.round(x(hour))} ${Math.round(y(share))}`);
  return (
    <svg
      className={classNames(chart.chart, styles.chart)}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {[0, most / 2, most].map((share) => (
        <g key={share}>
          <path className={chart.level} d={`M${edge.left} ${y(share)}H${width - edge.right}`} />
          <text className={chart.value} x={edge.left - 8} y={y(share) + 5}>
            {formatPercent(share * 100)}
          </text>
        </g>
      ))}
      {points.map(({ hour }) => (
        <text key={hour} className={chart.step} x={x(hour)} y={height - 10}>
          {hour}
        </text>
      ))}
      <path className={chart.line} d={`M${places.join('L')}`} />
      {points.map(({ hour, share }) => (
        <circle key={hour} className={chart.end} cx={x(hour)} cy={y(share)} r="4" />
      ))}
      <text className={classNames(chart.value, styles.latest)} x={x(last.hour)} y={y(last.share) - 10}>
        {formatPercent(last.share * 100, 2)}
      </text>
    </svg>
  );
}

function minutesOf(hour: string): number {
  const [hours, minutes] = hour.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
