import { formatNumber, formatPercent } from '#platform/text/hungarian-number.ts';
import { ShareBar } from '#ui/ShareBar.tsx';
import type { Column } from '#ui/Table.tsx';
import { type ListShare, sumOf } from '../../elections/list-shares.ts';
import type { ResultWords } from '../result-words.ts';

/** Lists with their votes, shares and bars, and what they are together. @param title Of the column of their names. */
export function listColumns(
  rows: readonly ListShare[],
  title: string,
  words: ResultWords,
): Column<ListShare>[] {
  return [
    { title, cell: ({ name }) => name, total: words.sum },
    {
      title: words.votes,
      isNumber: true,
      cell: ({ votes }) => formatNumber(votes),
      total: formatNumber(sumOf(rows, ({ votes }) => votes)),
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
  ];
}
