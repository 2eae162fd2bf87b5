/** Interface texts of the page of exchange rates, which is in Hungarian. */
import { defineWordsIn } from '#platform/text/words.ts';

export const exchangeWords = defineWordsIn('hu', 'exchange', {
  title: 'Árfolyamok',
  description: 'Az euró, a dollár és a többi deviza árfolyama ma és az elmúlt években, ábrával és váltóval.',
  base: 'Melyik pénzben',
  bases: { HUF: 'Forintban', RON: 'Lejben' },
  sinceYesterday: 'az előző naphoz képest',
  sources: {
    MNB: 'Forrás: a Magyar Nemzeti Bank középárfolyama.',
    BNR: 'Forrás: a Román Nemzeti Bank középárfolyama.',
    ECB: 'Forrás: az Európai Központi Bank középárfolyamaiból számolva.',
  },
  invented: 'Kitalált adatok, kipróbáláshoz.',
  range: 'Időszak',
  ranges: { '1w': '1 hét', '1m': '1 hónap', '3m': '3 hónap', '1y': '1 év', '5y': '5 év' },
  none: 'Most nem tudunk árfolyamot mutatni. Amint a jegybankok adatai megérkeznek, itt lesznek.',
  chart: {
    none: 'Erről az időszakról nincs elég adat egy ábrához.',
    /** `from` and `to` with their days. */
    description: (currency: string, from: string, to: string, least: string, most: string) =>
      `${currency} ára: ${from}, ${to}; a legkisebb ${least}, a legnagyobb ${most}.`,
    inNumbers: 'Az ábra számokban',
    caption: (currency: string) => `${currency} ára, legújabb elöl`,
    day: 'Nap',
    rate: 'Árfolyam',
  },
  table: {
    title: 'Minden deviza',
    currency: 'Pénznem',
    price: 'Ára',
    sinceYesterday: 'Az előző naphoz képest',
  },
});
