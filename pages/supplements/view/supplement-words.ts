/** Words of a supplement's page. */
import type { Language } from '#features/sites/public.ts';
import { defineWords } from '#platform/text/words.ts';

const hu = {
  supplement: 'Melléklet',
  tabs: 'A melléklet részei',
  search: 'Keresés a mellékletben',
  noStories: 'Még nincs cikk.',
  rehearsal: 'PRÓBA – nem valós részeredmény',
  map: (name: string) => `Választási térkép: ${name}`,
  openMap: 'A térkép külön oldalon',
};

export const supplementWords: Record<Language, typeof hu> = defineWords('supplement', {
  hu,
  en: {
    supplement: 'Supplement',
    tabs: 'Parts of this supplement',
    search: 'Search this supplement',
    noStories: 'No stories yet.',
    rehearsal: 'REHEARSAL – not a real partial result',
    map: (name: string) => `Election map: ${name}`,
    openMap: 'The map on a page of its own',
  },
});
