import { defineWords } from '#platform/text/words.ts';

/** Interface texts of landing pages. */
export const landingWords = defineWords('landing', {
  hu: {
    back: 'Vissza a sorban',
    on: 'Tovább a sorban',
    watch: 'Megnézem az adást',
    elsewhere: (host: string) => `Külső oldalon nyílik meg: ${host}`,
    follow: 'Itt is ott vagyunk',
    readOn: 'Tovább',
    empty: 'Nincs még megjelent cikk ezen a lapon.',
  },
  en: {
    back: 'Back in the row',
    on: 'On in the row',
    watch: 'Watch the show',
    elsewhere: (host: string) => `Opens elsewhere: ${host}`,
    follow: 'Find us here too',
    readOn: 'Read on',
    empty: 'Nothing has been published here yet.',
  },
});
