/** Words of the pages of a list. */
import { formatNumber } from '#platform/text/hungarian-number.ts';
import { articleBeforeNumber, outOf } from '#platform/text/hungarian-number-words.ts';
import { numberText } from '#platform/text/number-text.ts';
import { defineWords } from '#platform/text/words.ts';

export const pageWords = defineWords('page', {
  hu: {
    label: 'Lapozás',
    first: 'Első oldal',
    previous: 'Előző oldal',
    next: 'Következő oldal',
    last: 'Utolsó oldal',
    page: (number: string) => `${number}. oldal`,
    title: (title: string, page: number) => `${title} – ${page}. oldal`,
    sentence: (page: number, total: number) =>
      `${formatNumber(page)}. oldal ${articleBeforeNumber(total)} ${outOf(total)}`,
  },
  en: {
    label: 'Pages',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
    page: (number: string) => `Page ${number}`,
    title: (title: string, page: number) => `${title} – page ${page}`,
    sentence: (page: number, total: number) => `Page ${numberText(page, 'en')} of ${numberText(total, 'en')}`,
  },
});
