import { formatNumber, formatPercent } from '#platform/text/hungarian-number.ts';
import { NoData } from '#ui/NoData.tsx';
import { ShareBar } from '#ui/ShareBar.tsx';
import { Table } from '#ui/Table.tsx';
import { listShares, sumOf } from '../list-shares.ts';
import type { Area, Areas } from '../records/election.ts';
import type { ResultPlace } from './result-place.ts';
import { resultWords } from './result-words.ts';

interface ListVotesProps {
  record: Areas;
  area: Area | null;
  place: ResultPlace;
}

/** Votes of all lists in one area. */
export function ListVotes({ record, area, place }: ListVotesProps) {
  const words = resultWords[place.language];
  if (!area?.votes) return <NoData>{words.noData}</NoData>;
  const { votes } = area;
  const rows = listShares(
    record.lists.map(([name, colour], at) => ({ name, colour, votes: votes[at] ?? 0 })),
  );
  return (
    <Table
      caption={area.name}
      columns={[
        { title: words.list, cell: ({ name }) => name, total: words.sum },
        {
          title: words.votes,
          isNumber: true,
          cell: (row) => formatNumber(row.votes),
          total: formatNumber(sumOf(rows, (row) => row.votes)),
        },
        {
          title: words.share,
          isNumber: true,
          cell: ({ share }) => formatPercent(100 * share, 2),
          total: formatPercent(100 * sumOf(rows, ({ share }) => share), 2),
        },
        {
          title: <span className="visually-hidden">{words.bar}</span>,
          isWide: true,
          cell: ({ share, colour }) => <ShareBar share={share} colour={colour} />,
        },
      ]}
      rows={rows}
      keyOf={({ name }) => name}
    />
  );
}
