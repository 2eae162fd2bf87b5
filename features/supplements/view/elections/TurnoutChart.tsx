import { formatNumber, formatPercent } from '#platform/text/hungarian-number.ts';
import { NoData } from '#ui/NoData.tsx';
import { ShareBar } from '#ui/ShareBar.tsx';
import { Table } from '#ui/Table.tsx';
import type { Turnout } from '../../records/election.ts';
import styles from '../ResultView.module.css';
import { hrefOfArea, type ResultPlace } from '../result-place.ts';
import { type ResultWords, resultWords } from '../result-words.ts';
import { TurnoutCurve } from './TurnoutCurve.tsx';

interface TurnoutChartProps {
  turnout: Turnout;
  title: string;
  place: ResultPlace;
}

/** The turnout of the whole day once it is certified, by hour as a curve and a table, and by district. */
export function TurnoutChart({ turnout, title, place }: TurnoutChartProps) {
  const words = resultWords[place.language];
  const { total, hours, districts } = turnout;
  if (total === null && hours.length === 0) return <NoData>{words.noData}</NoData>;
  return (
    <>
      {total && (
        <p className={styles.summary}>
          {words.turnoutText(formatNumber(total.voted), formatNumber(total.registered), percentOf(total))}
        </p>
      )}
      {hours.length > 0 && <Hours turnout={turnout} title={title} words={words} />}
      {districts.length > 0 && <Districts turnout={turnout} place={place} />}
    </>
  );
}

function percentOf({ voted, registered }: { voted: number; registered: number }): string {
  return formatPercent(registered === 0 ? 0 : (100 * voted) / registered, 2);
}

function Hours({ turnout, title, words }: { turnout: Turnout; title: string; words: ResultWords }) {
  const rows = turnout.hours.map(([hour, voted]) => ({ hour, voted, share: voted / turnout.registered }));
  const last = formatPercent(100 * (rows.at(-1)?.share ?? 0), 2);
  return (
    <>
      <TurnoutCurve points={rows} label={words.turnoutCurve(title, last)} />
      <Table
        caption={title}
        columns={[
          { title: words.hour, cell: ({ hour }) => hour },
          { title: words.share, isNumber: true, cell: ({ share }) => formatPercent(100 * share, 2) },
          {
            title: <span className="visually-hidden">{words.bar}</span>,
            cell: ({ share }) => <ShareBar share={share} />,
          },
          { title: words.votes, isNumber: true, isWide: true, cell: ({ voted }) => formatNumber(voted) },
        ]}
        rows={rows}
        keyOf={({ hour }) => hour}
      />
    </>
  );
}

function Districts({ turnout: { districts, total }, place }: { turnout: Turnout; place: ResultPlace }) {
  const words = resultWords[place.language];
  return (
    <>
      <h3 className={styles.subtitle}>{words.turnoutByDistrict}</h3>
      <Table
        caption={words.turnoutByDistrict}
        columns={[
          {
            title: words.district,
            total: total ? words.sum : undefined,
            cell: ({ code, name }) => (
              <a className="lone-link" href={hrefOfArea(place, { kind: 'oevk', code })}>
                {name}
              </a>
            ),
          },
          {
            title: words.turnout,
            isNumber: true,
            cell: percentOf,
            total: total ? percentOf(total) : undefined,
          },
          {
            title: words.voted,
            isNumber: true,
            isWide: true,
            cell: ({ voted }) => formatNumber(voted),
            total: total ? formatNumber(total.voted) : undefined,
          },
          {
            title: words.registered,
            isNumber: true,
            isWide: true,
            cell: ({ registered }) => formatNumber(registered),
            total: total ? formatNumber(total.registered) : undefined,
          },
        ]}
        rows={districts}
        keyOf={({ code }) => code}
      />
    </>
  );
}
