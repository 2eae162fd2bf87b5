import { formatNumber } from '#platform/text/hungarian-number.ts';
import { noonOf } from '#platform/time/day.ts';
import { type DateStyle, fullDate, shortDay } from '#platform/time/hungarian-date.ts';
import chart from '#ui/chart/chart.module.css';
import { classNames } from '#ui/class-names.ts';
import { NoData } from '#ui/NoData.tsx';
import { Table } from '#ui/Table.tsx';
import type { ExchangePageData } from '../pages/exchange-data.ts';
import { exchangeWords } from '../rates/exchange-words.ts';
import { decimalsOf, unitOf } from '../rates/rate-digits.ts';
import { chartShape, side, thinned } from './chart-shape.ts';
import styles from './RateChart.module.css';
import { currencyName, currencySymbol } from './rate-text.ts';

const height = 280;
const axisHeight = 28;
/** Maximum number of rows, so that the table stays readable. */
const maxRows = 53;

interface RateChartProps {
  data: Pick<ExchangePageData, 'base' | 'currency' | 'history'>;
  style: DateStyle;
}

/** Line chart of a currency over a period, with the same data as a table below for those who cannot see it. */
export function RateChart({ data: { base, currency, history }, style }: RateChartProps) {
  const words = exchangeWords.chart;
  const unit = unitOf(history.at(-1)?.rate ?? 1);
  const scaled = history.map(({ day, rate }) => ({ day, rate: rate * unit }));
  const shape = chartShape(scaled);
  const first = scaled[0];
  const last = scaled.at(-1);
  if (!shape || !first || !last) return <NoData>{words.none}</NoData>;
  const formatMoney = (rate: number): string =>
    `${formatNumber(rate, decimalsOf(rate))}\u00a0${currencySymbol(base)}`;
  const rates = scaled.map(({ rate }) => rate);
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  const priced = `${unit} ${currencyName(currency)}`;
  const onDay = ({ day, rate }: (typeof scaled)[number]): string =>
    `${formatMoney(rate)} (${fullDate(noonOf(day), style)})`;
  const bounds = [formatMoney(least), formatMoney(most)] as const;
  const description = words.description(priced, onDay(first), onDay(last), ...bounds);
  const levelText = (value: number): string => formatNumber(value, decimalsAmong(shape.levels));
  return (
    <figure className={styles.figure}>
      <svg
        className={classNames(chart.chart, styles.chart)}
        height={height}
        role="img"
        aria-label={description}
      >
        {shape.levels.map(({ value, y }) => (
          <line key={value} className={chart.level} x1="0" x2="100%" y1={inPixels(y)} y2={inPixels(y)} />
        ))}
        <svg
          x="0"
          y={top}
          width="100%"
          height={height - axisHeight - top}
          viewBox={`0 0 ${side} ${side}`}
          preserveAspectRatio="none"
          className={chart.inner}
          aria-hidden="true"
        >
          <path className={styles.area} d={shape.area} />
          <path className={chart.line} d={shape.line} />
        </svg>
        {shape.levels.map(({ value, y }) => (
          <text key={value} className={chart.value} x={-axisGap} y={inPixels(y) + 4}>
            {levelText(value)}
          </text>
        ))}
        <circle className={chart.end} cx="100%" cy={inPixels(shape.last.y)} r="4.5" />
        {shape.days.map(({ day, x }, index) => (
          <text
            key={day}
            className={classNames(chart.step, styles.day)}
            data-edge={index === 0 ? 'start' : index === shape.days.length - 1 ? 'end' : undefined}
            x={`${x / 10}%`}
            y={height - 6}
          >
            {dayLabel(day, last.day, first.day, style)}
          </text>
        ))}
      </svg>
      <RateTable caption={words.caption(priced)} rates={scaled} style={style} formatMoney={formatMoney} />
    </figure>
  );
}

interface RateTableProps {
  caption: string;
  rates: readonly { day: string; rate: number }[];
  style: DateStyle;
  formatMoney: (rate: number) => string;
}

function RateTable({ caption, rates, style, formatMoney }: RateTableProps) {
  const words = exchangeWords.chart;
  return (
    <details>
      <summary className="lone-link">{words.inNumbers}</summary>
      <div className={styles.rows}>
        <Table
          caption={caption}
          columns={[
            { title: words.day, cell: ({ day }) => fullDate(noonOf(day), style) },
            { title: words.rate, isNumber: true, cell: ({ rate }) => formatMoney(rate) },
          ]}
          rows={thinned(rates, maxRows).toReversed()}
          keyOf={({ day }) => day}
        />
      </div>
    </details>
  );
}

const top = 18;
/** Gap between the axis labels and the line, in pixels; the labels are in the chart's padding. */
const axisGap = 8;

function inPixels(y: number): number {
  return Math.round((top + (y / side) * (height - axisHeight - top)) * 10) / 10;
}

const longPeriodMs = 200 * 86_400_000;

/** Year and month for long periods, the day for short ones. */
function dayLabel(day: string, last: string, first: string, style: DateStyle): string {
  const isLong = Date.parse(last) - Date.parse(first) > longPeriodMs;
  if (!isLong) return shortDay(noonOf(day), style);
  const [month = ''] = shortDay(noonOf(day), style).split(' ');
  return `${day.slice(0, 4)}. ${month}`;
}

function decimalsAmong(levels: readonly { value: number }[]): number {
  const decimals = levels.map(({ value }) => (String(value).split('.')[1] ?? '').length);
  return Math.min(4, Math.max(...decimals));
}
