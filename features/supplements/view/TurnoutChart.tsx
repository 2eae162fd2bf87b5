import { formatNumber, formatPercent } from '#platform/text/hungarian-number.ts';
import { ShareBar } from '#ui/ShareBar.tsx';
import { Table } from '#ui/Table.tsx';
import type { Turnout } from '../records/election.ts';
import type { ResultPlace } from './result-place.ts';
import { resultWords } from './result-words.ts';
import { TurnoutCurve } from './TurnoutCurve.tsx';

interface TurnoutChartProps {
  turnout: Turnout;
  title: string;
  place: ResultPlace;
}

/** Turnout by hour, as a curve and a table. */
export function TurnoutChart({ turnout, title, place }: TurnoutChartProps) {
  const words = resultWords[place.language];
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
