import { defineWords } from '#platform/text/words.ts';

/** Interface texts of cards, in the page's language. */
export const cardWords = defineWords('card', {
  hu: {
    live: 'ÉLŐ',
    refresh: 'Folyamatosan frissül',
    sponsored: 'Támogatói tartalom',
    advertisement: 'Hirdetés',
    adult: 'Csak felnőtteknek',
    updated: 'Frissítve',
    liveNow: 'most élő',
    hiddenResult: (match: string) => `Eredmény elrejtve: ${match}`,
    showResult: 'Megnézem',
    yesterday: 'Tegnap',
  },
  en: {
    live: 'LIVE',
    refresh: 'Updated continuously',
    sponsored: 'Sponsored content',
    advertisement: 'Advertisement',
    adult: 'For adults only',
    updated: 'Updated',
    liveNow: 'live now',
    hiddenResult: (match: string) => `Result is hidden: ${match}`,
    showResult: 'Show',
    yesterday: 'Yesterday',
  },
});
