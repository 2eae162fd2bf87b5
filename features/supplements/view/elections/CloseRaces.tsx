import { formatNumber, formatPercent } from '#platform/text/hungarian-number.ts';
import { classNames } from '#ui/class-names.ts';
import { NoData } from '#ui/NoData.tsx';
import { Table } from '#ui/Table.tsx';
import { closeRaces, leastCounted } from '../../elections/close-races.ts';
import type { Election } from '../../records/election.ts';
import { isCertified } from '../../records/record-fields.ts';
import styles from '../ResultView.module.css';
import type { ResultPlace } from '../result-place.ts';
import { resultWords } from '../result-words.ts';
import { districtColumn, winnerColumn } from './Districts.tsx';
import { listName } from './list-name.ts';

interface CloseRacesProps {
  election: Election;
  size: number;
  title: string;
  place: ResultPlace;
}

/** The districts with the smallest leads, as shares of their votes. */
export function CloseRaces({ election, size, title, place }: CloseRacesProps) {
  const words = resultWords[place.language];
  const rows = closeRaces(election, size);
  if (rows.length === 0)
    return <NoData>{isCertified(election) ? words.noData : words.closeRacesFrom(leastCounted)}</NoData>;
  return (
    <Table
      caption={title}
      columns={[
        districtColumn(words, place),
        {
          title: words.lead,
          isNumber: true,
          cell: ({ leadShare }) => formatPercent(100 * leadShare, 2),
        },
        winnerColumn(election, words),
        {
          title: words.second,
          cell: ({ second }) => (
            <>
              {second?.name}{' '}
              <small className={classNames('fine-print', styles.small)}>
                {second && listName(second.list, words)}
              </small>
            </>
          ),
        },
        {
          title: words.leadVotes,
          isNumber: true,
          isWide: true,
          cell: ({ lead }) => formatNumber(lead),
        },
      ]}
      rows={rows}
      keyOf={({ district }) => district.code}
    />
  );
}
