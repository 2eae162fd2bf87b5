import { formatNumber, formatPercent } from '#platform/text/hungarian-number.ts';
import { byName } from '#platform/text/name-order.ts';
import { Table } from '#ui/Table.tsx';
import { shadeOf } from '../../elections/shade.ts';
import type { States as StatesRecord } from '../../records/election.ts';
import { isCertified } from '../../records/record-fields.ts';
import { FoldedTable } from '../FoldedTable.tsx';
import styles from '../ResultView.module.css';
import type { ResultPlace } from '../result-place.ts';
import { resultWords } from '../result-words.ts';
import { legendOf } from './legend-of.ts';
import { TileMap } from './TileMap.tsx';

interface StatesProps {
  states: StatesRecord;
  title: string;
  place: ResultPlace;
}

/** Votes for two candidates by state, as a map and a table. */
export function States({ states, title, place }: StatesProps) {
  const words = resultWords[place.language];
  const rows = states.rows.map(([short, name, first, second, all, column, row]) => ({
    short,
    name,
    column,
    row,
    shares: [first / (all || 1), second / (all || 1)] as const,
    leader: leaderOf(first, second),
    lead: Math.abs(first - second),
  }));
  const sumOf = (of: (row: StatesRecord['rows'][number]) => number): number =>
    states.rows.reduce((sum, row) => sum + of(row), 0);
  const votes = [sumOf((row) => row[2]), sumOf((row) => row[3])];
  const allVotes = sumOf((row) => row[4]) || 1;
  return (
    <>
      <p className={styles.summary}>
        {states.candidates
          .map(
            ([name], at) =>
              `${name}: ${formatNumber(votes[at] ?? 0)} (${formatPercent((100 * (votes[at] ?? 0)) / allVotes, 2)})`,
          )
          .join(', ')}
        .
      </p>
      <TileMap
        title={words.stateMap}
        language={place.language}
        legend={legendOf(states.candidates.map(([name, colour]) => ({ colour, name })))}
        tiles={rows.map(({ short, name, column, row, shares, leader }) => {
          const share = leader === null ? 0 : shares[leader];
          const [leading, colour] = (leader !== null && states.candidates[leader]) || ['', null];
          return {
            name,
            column,
            row,
            href: '',
            group: '',
            colour,
            short: ['', short] as const,
            shade: shadeOf(share),
            value: leader === null ? '' : formatPercent(100 * share),
            description: leader === null ? '' : `${leading}, ${formatPercent(100 * share, 1)}`,
          };
        })}
      />
      <FoldedTable title={words.tableOf(title)} isFolded={place.foldsTables}>
        <Table
          caption={title}
          columns={[
            { title: words.state, cell: ({ name }) => name, total: words.sum },
            {
              title: isCertified(states) ? words.winner : words.leads,
              isWide: true,
              cell: ({ leader }) => (leader === null ? '–' : states.candidates[leader][0]),
            },
            ...states.candidates.map(([name], at) => ({
              title: name,
              isNumber: true,
              total: formatPercent((100 * (votes[at] ?? 0)) / allVotes, 1),
              cell: ({ shares, leader }: (typeof rows)[number]) => {
                const share = formatPercent(100 * (shares[at] ?? 0), 1);
                return at === leader ? <strong>{share}</strong> : share;
              },
            })),
            { title: words.lead, isNumber: true, isWide: true, cell: ({ lead }) => formatNumber(lead) },
          ]}
          rows={rows.toSorted((one, other) => byName(place.language)(one.name, other.name))}
          keyOf={({ short }) => short}
        />
      </FoldedTable>
    </>
  );
}

/** Position of the candidate with more votes; null where they have as many, and before the count. */
function leaderOf(first: number, second: number): 0 | 1 | null {
  if (first === second) return null;
  return first > second ? 0 : 1;
}
