import { formatNumber } from '#platform/text/hungarian-number.ts';
import { type Column, Table } from '#ui/Table.tsx';
import { sumOf } from '../../elections/list-shares.ts';
import type { Medals } from '../../records/medals.ts';
import { type MedalOrder, type MedalRow, orderedMedals } from '../../tournaments/medal-order.ts';
import { Choices } from '../Choices.tsx';
import type { ResultPlace } from '../result-place.ts';
import { resultWords } from '../result-words.ts';

/** Countries with their medals, by gold or by all; each order has an address of its own. */
export function MedalTable({ medals, place }: { medals: Medals; place: ResultPlace }) {
  const words = resultWords[place.language];
  const hrefOf = (order: MedalOrder) => (order === 'arany' ? place.path : `${place.path}?rendezes=${order}`);
  const orders = [
    { title: words.byGold, order: 'arany' },
    { title: words.byTotal, order: 'osszes' },
  ] as const;
  const rows = orderedMedals(medals, place.order);
  const count = (title: string, of: (row: MedalRow) => number): Column<MedalRow> => {
    return {
      title,
      isNumber: true,
      cell: (row) => formatNumber(of(row)),
      total: formatNumber(sumOf(rows, of)),
    };
  };
  const isByTotal = place.order === 'osszes';
  const columns: Column<MedalRow>[] = [
    { title: <abbr title={words.rank}>#</abbr>, isNumber: true, cell: ({ rank }) => `${rank}.` },
    { title: words.country, cell: ({ country }) => country, total: words.sum },
    { ...count(words.gold, ({ gold }) => gold), ...(isByTotal ? {} : { sorted: 'descending' }) },
    count(words.silver, ({ silver }) => silver),
    count(words.bronze, ({ bronze }) => bronze),
    { ...count(words.total, ({ total }) => total), ...(isByTotal ? { sorted: 'descending' } : {}) },
  ];
  return (
    <>
      <Choices
        label={words.order}
        choices={orders.map(({ title, order }) => ({
          title,
          href: hrefOf(order),
          current: order === place.order,
        }))}
      />
      <Table
        caption={isByTotal ? words.byTotal : words.byGold}
        columns={columns}
        heading={1}
        rows={rows}
        keyOf={({ code }) => code}
        isMarked={({ code }) => code === 'HUN'}
      />
    </>
  );
}
