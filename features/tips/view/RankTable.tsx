import type { Language } from '#features/sites/public.ts';
import { formatNumber } from '#platform/text/hungarian-number.ts';
import { Table } from '#ui/Table.tsx';
import type { RankedTicket } from '../tickets/ticket.ts';
import { tipWords } from './tip-words.ts';

interface RankTableProps {
  rows: readonly RankedTicket[];
  language: Language;
}

/** Nicknames by points; equal points share a rank. */
export function RankTable({ rows, language }: RankTableProps) {
  const words = tipWords[language];
  return (
    <Table
      caption={words.table}
      columns={[
        { title: words.rank, isNumber: true, cell: ({ rank }) => `${formatNumber(rank)}.` },
        { title: words.nickname, cell: ({ nickname }) => nickname },
        { title: words.pointsColumn, isNumber: true, cell: ({ points }) => formatNumber(points) },
      ]}
      rows={rows}
      heading={1}
      keyOf={({ nickname }) => nickname}
    />
  );
}
