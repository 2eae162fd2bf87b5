import { NoData } from '#ui/NoData.tsx';
import { Table } from '#ui/Table.tsx';
import { listShares } from '../../elections/list-shares.ts';
import type { Area, Areas } from '../../records/election.ts';
import type { ResultPlace } from '../result-place.ts';
import { resultWords } from '../result-words.ts';
import { listColumns } from './list-columns.tsx';

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
      columns={listColumns(rows, words.list, words)}
      rows={rows}
      keyOf={({ name }) => name}
    />
  );
}
