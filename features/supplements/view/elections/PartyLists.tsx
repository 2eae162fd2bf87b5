import { formatNumber, formatPercent } from '#platform/text/hungarian-number.ts';
import { Table } from '#ui/Table.tsx';
import { listShares, sumOf } from '../../elections/list-shares.ts';
import type { Election } from '../../records/election.ts';
import { isCertified } from '../../records/record-fields.ts';
import styles from '../ResultView.module.css';
import type { ResultPlace } from '../result-place.ts';
import { resultWords } from '../result-words.ts';
import { listColumns } from './list-columns.tsx';

interface PartyListsProps {
  election: Election;
  kind: 'party' | 'nationality';
  title: string;
  place: ResultPlace;
}

/** Votes of the national lists; shares are of all valid votes, those for lists of the other kind included. */
export function PartyLists({ election, kind, title, place }: PartyListsProps) {
  const words = resultWords[place.language];
  const lists = election.lists.filter((list) => list.kind === kind);
  const rows = listShares(lists, election.valid);
  const seatsOf = new Map(lists.map(({ name, seats }) => [name, seats]));
  const { voted, registered } = election;
  return (
    <>
      {registered > 0 && isCertified(election) && (
        <p className={styles.summary}>
          {words.turnoutText(
            formatNumber(voted),
            formatNumber(registered),
            formatPercent((100 * voted) / registered, 2),
          )}
        </p>
      )}
      <Table
        caption={title}
        columns={[
          ...listColumns(rows, kind === 'party' ? words.list : words.nationality, words),
          {
            title: words.seats,
            isNumber: true,
            cell: ({ name }) => seatsOf.get(name) || '–',
            total: sumOf(lists, ({ seats }) => seats) || '–',
          },
        ]}
        rows={rows}
        keyOf={({ name }) => name}
      />
    </>
  );
}
