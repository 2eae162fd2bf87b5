import { formatNumber, formatPercent } from '#platform/text/hungarian-number.ts';
import { byName } from '#platform/text/name-order.ts';
import { NoData } from '#ui/NoData.tsx';
import { Table } from '#ui/Table.tsx';
import { listShares } from '../../elections/list-shares.ts';
import { shadeOf } from '../../elections/shade.ts';
import type { Area, Areas } from '../../records/election.ts';
import { FoldedTable } from '../FoldedTable.tsx';
import styles from '../ResultView.module.css';
import { hrefOfArea, type ResultPlace } from '../result-place.ts';
import { resultWords } from '../result-words.ts';
import { ListVotes } from './ListVotes.tsx';
import { legendOf } from './legend-of.ts';
import { TileMap } from './TileMap.tsx';

interface AreasViewProps {
  record: Areas;
  place: ResultPlace;
}

/** The map and the table of counties, or one area with the areas inside of it [X24]. */
export function AreasView({ record, place }: AreasViewProps) {
  const words = resultWords[place.language];
  const { area } = place;
  const counties = record.areas.filter(({ kind }) => kind === 'megye');
  const whole = record.areas.find(({ kind }) => kind === 'orszag');
  if (area === null || area.kind === 'orszag')
    return (
      <>
        {area && <ListVotes record={record} area={area} place={place} />}
        <CountyMap record={record} counties={counties} place={place} />
        <AreaTable record={record} areas={counties} title={words.counties} place={place} total={whole} />
      </>
    );
  const inside = record.areas.filter(
    ({ county, kind }) => area.kind === 'megye' && kind === 'oevk' && county === area.code,
  );
  const above = record.areas.find(({ kind, code }) =>
    area.county ? kind === 'megye' && code === area.county : kind === 'orszag',
  );
  return (
    <>
      {above && (
        <p className={styles.summary}>
          <a className="lone-link" href={hrefOfArea(place, above)}>
            {above.kind === 'orszag' ? words.whole : above.name}
          </a>
        </p>
      )}
      <ListVotes record={record} area={area} place={place} />
      {inside.length > 0 && (
        <AreaTable record={record} areas={inside} title={words.districts} place={place} />
      )}
    </>
  );
}

/** The list with the most votes; null without votes. */
function firstOf({ lists }: Areas, { votes }: Area) {
  if (!votes?.some((count) => count > 0)) return null;
  return listShares(lists.map(([name, colour], at) => ({ name, colour, votes: votes[at] ?? 0 })))[0] ?? null;
}

function CountyMap({ record, counties, place }: AreasViewProps & { counties: Area[] }) {
  const tiles = counties.flatMap((area) => {
    const first = firstOf(record, area);
    if (!area.tile) return [];
    const [short, column, row] = area.tile;
    return [
      {
        column,
        row,
        name: area.name,
        href: hrefOfArea(place, area),
        group: '',
        short: ['', short] as const,
        shade: shadeOf(first?.share ?? 0),
        value: first ? formatPercent(100 * first.share) : '',
        colour: first?.colour ?? null,
        description: first ? `${first.name}, ${formatPercent(100 * first.share)}` : '',
      },
    ];
  });
  const winners = counties.flatMap((area) => firstOf(record, area) ?? []);
  const { language } = place;
  return (
    <TileMap tiles={tiles} title={resultWords[language].map} legend={legendOf(winners)} language={language} />
  );
}

interface AreaTableProps extends AreasViewProps {
  areas: Area[];
  title: string;
  /** The area of which these are the parts, in the sum row. */
  total?: Area | undefined;
}

function AreaTable({ record, areas, title, place, total }: AreaTableProps) {
  const words = resultWords[place.language];
  const sum = total ? firstOf(record, total) : null;
  const rows = areas
    .toSorted((one, other) => byName(place.language)(one.name, other.name))
    .map((area) => ({ area, first: firstOf(record, area) }));
  const hasVotes = rows.some(({ first }) => first !== null);
  return (
    <FoldedTable title={title} isFolded={place.foldsTables}>
      {!place.foldsTables && <h3 className={styles.subtitle}>{title}</h3>}
      {!hasVotes && <NoData>{words.noData}</NoData>}
      <Table
        caption={title}
        columns={[
          {
            title: words.area,
            total: sum ? words.whole : undefined,
            cell: ({ area }) => (
              <a className="lone-link" href={hrefOfArea(place, area)}>
                {area.name}
              </a>
            ),
          },
          {
            title: words.first,
            cell: ({ first }) => first?.name ?? (hasVotes ? words.noData : '–'),
            total: sum?.name,
          },
          {
            title: words.share,
            isNumber: true,
            cell: ({ first }) => (first ? formatPercent(100 * first.share, 2) : ''),
            total: sum ? formatPercent(100 * sum.share, 2) : undefined,
          },
          {
            title: words.votes,
            isNumber: true,
            cell: ({ first }) => (first ? formatNumber(first.votes) : ''),
            total: sum ? formatNumber(sum.votes) : undefined,
          },
        ]}
        rows={rows}
        keyOf={({ area }) => `${area.kind} ${area.code}`}
      />
    </FoldedTable>
  );
}
