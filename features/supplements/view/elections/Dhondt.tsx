import { formatNumber } from '#platform/text/hungarian-number.ts';
import { Accordion } from '#ui/Accordion.tsx';
import { Table } from '#ui/Table.tsx';
import { allotSeats, seatsByList } from '../../elections/dhondt.ts';
import { sumOf } from '../../elections/list-shares.ts';
import type { Election } from '../../records/election.ts';
import styles from '../ResultView.module.css';
import type { ResultPlace } from '../result-place.ts';
import { resultWords } from '../result-words.ts';

/** The allocation of list seats: the result, and every step. */
export function Dhondt({ election, place }: { election: Election; place: ResultPlace }) {
  const words = resultWords[place.language];
  const lists = election.lists
    .filter(({ passes }) => passes)
    .map(({ name, votes, surplus }) => ({ name, votes: votes + surplus }));
  const steps = allotSeats(lists, election.listSeats);
  const seats = seatsByList(steps);
  return (
    <>
      <p className={styles.summary}>{words.dhondtText(election.listSeats)}</p>
      <Table
        caption={words.seats}
        columns={[
          { title: words.list, cell: ({ name }) => name, total: words.sum },
          {
            title: words.votes,
            isNumber: true,
            cell: ({ votes }) => formatNumber(votes),
            total: formatNumber(sumOf(lists, ({ votes }) => votes)),
          },
          {
            title: words.seats,
            isNumber: true,
            cell: ({ name }) => seats.get(name) ?? 0,
            total: steps.length,
          },
        ]}
        rows={lists}
        keyOf={({ name }) => name}
      />
      <Accordion
        items={[
          {
            title: words.dhondtSteps,
            content: (
              <Table
                caption={words.dhondtSteps}
                columns={[
                  { title: words.step, isNumber: true, cell: ({ seat }) => `${seat}.` },
                  { title: words.list, cell: ({ list }) => list },
                  { title: words.divisor, isNumber: true, cell: ({ divisor }) => divisor },
                  {
                    title: words.quotient,
                    isNumber: true,
                    cell: ({ quotient }) => formatNumber(quotient, 1),
                  },
                ]}
                heading={1}
                rows={steps}
                keyOf={({ seat }) => String(seat)}
              />
            ),
          },
        ]}
      />
    </>
  );
}
