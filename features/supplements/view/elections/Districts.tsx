import { formatNumber, formatPercent } from '#platform/text/hungarian-number.ts';
import { byName } from '#platform/text/name-order.ts';
import { classNames } from '#ui/class-names.ts';
import { type Column, Table } from '#ui/Table.tsx';
import { type DistrictResult, districtResult, isDecided } from '../../elections/district-result.ts';
import type { Election } from '../../records/election.ts';
import { isCertified } from '../../records/record-fields.ts';
import { FoldedTable } from '../FoldedTable.tsx';
import styles from '../ResultView.module.css';
import { hrefOfArea, type ResultPlace } from '../result-place.ts';
import { type ResultWords, resultWords } from '../result-words.ts';
import { DistrictTiles } from './DistrictTiles.tsx';
import { listName } from './list-name.ts';

interface DistrictsProps {
  election: Election;
  title: string;
  place: ResultPlace;
}

/** The winner and lead in each district, as a map and a table. */
export function Districts({ election, title, place }: DistrictsProps) {
  const words = resultWords[place.language];
  const rows = election.districts.map(districtResult);
  const wins = [
    ...Map.groupBy(
      rows.filter(({ share }) => share > 0),
      ({ list }) => list,
    ),
  ].toSorted(([, a], [, b]) => b.length - a.length);
  const isCounting = !isCertified(election);
  const sum = wins.map(([list, won]) => `${listName(list, words)}: ${won.length}`).join(', ');
  return (
    <>
      <p className={styles.summary}>
        {wins.length === 0 ? words.noCount : `${isCounting ? words.leadIn(sum) : sum}.`}
      </p>
      <DistrictTiles election={election} place={place} />
      <FoldedTable title={words.tableOf(title)} isFolded={place.foldsTables}>
        <Table
          caption={title}
          columns={[
            districtColumn(words, place),
            winnerColumn(election, words),
            {
              title: words.share,
              isNumber: true,
              cell: ({ share }) => (share > 0 ? formatPercent(100 * share, 2) : '–'),
            },
            {
              title: words.lead,
              isNumber: true,
              cell: ({ lead, share }) => (share > 0 ? formatNumber(lead) : '–'),
            },
            ...(isCounting
              ? [countedColumn(words)]
              : [
                  {
                    title: words.turnout,
                    isNumber: true,
                    isWide: true,
                    cell: ({ turnout }: DistrictResult) => formatPercent(100 * turnout, 2),
                  },
                ]),
          ]}
          rows={rows.toSorted((a, b) => byName(place.language)(a.district.name, b.district.name))}
          keyOf={({ district }) => district.code}
        />
      </FoldedTable>
    </>
  );
}

export function districtColumn(words: ResultWords, place: ResultPlace): Column<DistrictResult> {
  return {
    title: words.district,
    cell: ({ district }) => (
      <a className="lone-link" href={hrefOfArea(place, { kind: 'oevk', code: district.code })}>
        {district.name}
      </a>
    ),
  };
}

/** The leader, who is the winner once the result is certified; rows that are decided before say so. */
export function winnerColumn(election: Election, words: ResultWords): Column<DistrictResult> {
  const isCounting = !isCertified(election);
  return {
    title: isCounting ? words.leads : words.winner,
    cell: (result) =>
      result.share > 0 ? (
        <>
          {result.winner}{' '}
          <small className={classNames('fine-print', styles.small)}>
            {listName(result.list, words)}
            {isCounting && isDecided(election, result) && ` (${words.decided})`}
          </small>
        </>
      ) : (
        words.noData
      ),
  };
}

function countedColumn(words: ResultWords): Column<DistrictResult> {
  return {
    title: words.countedColumn,
    isNumber: true,
    isWide: true,
    cell: ({ district: { counted } }) => (counted === null ? '–' : formatPercent(counted, 2)),
  };
}
