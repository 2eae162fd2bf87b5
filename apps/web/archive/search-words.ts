/** What the archive says over its stories. */
import { formatNumber } from '#platform/text/hungarian-number.ts';
import type { ArchivePageData } from '../page-data.ts';
import { asksNothing } from './archive-address.ts';

/** `1 240 találat` */
export function resultSentence(data: ArchivePageData): string {
  if (asksNothing(data.question)) return 'A teljes archívum, legújabb elöl';
  if (data.totalItems === 0) return 'Nincs találat';
  const total = `${formatNumber(data.totalItems)} találat`;
  return data.totalIsLeast ? `Több mint ${total}` : total;
}
