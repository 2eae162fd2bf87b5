import { formatNumber, formatPercent } from '#platform/text/hungarian-number.ts';
import { classNames } from '#ui/class-names.ts';
import { NoData } from '#ui/NoData.tsx';
import { Table } from '#ui/Table.tsx';
import { closeRaces } from '../close-races.ts';
import type { Election } from '../records/election.ts';
import { districtColumn, winnerColumn } from './Districts.tsx';
import { listName } from './list-name.ts';
import styles from './ResultView.module.css';
import type { ResultPlace } from './result-place.ts';
import { resultWords } from './result-words.ts';

interface CloseRacesProps {
  election: Election;
  size: number;
  title: string;
  place: ResultPlace;
}

/** The districts with the smallest leads. */
export function CloseRaces({ election, size, title, place }: CloseRacesProps) {
  const words = resultWords[place.language];
  const rows = closeRaces(election, size);
  if (rows.length === 0) return <NoData>{words.noData}</NoData>;
  return (
    <Table
      caption={title}
      columns={[
        districtColumn(words, place),
        { title: words.lead, isNumber: true, cell: ({ lead }) => formatNumber(lead) },
        winnerColumn(words),
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
          title: words.share,
          isNumber: true,
          isWide: true,
          cell: ({ share }) => formatPercent(100 * share, 2),
        },
      ]}
      rows={rows}
      keyOf={({ district }) => district.code}
    />
  );
}
