/** Interface texts of a front page. */
import type { RecommenderGroup } from '#features/front/public.ts';
import { defineWords } from '#platform/text/words.ts';

type Groups = Record<RecommenderGroup, string>;

const groupsInHungarian: Groups = {
  special: 'Érdemes elolvasni',
  breaking: 'Most zajlik',
  important: 'Fontos',
  newest: 'Még friss',
  favorite: 'Kedvenceink',
  pr: 'Támogatói tartalom',
  after: 'After',
  g7: 'G7',
};

const groupsInEnglish: Groups = {
  special: 'Worth reading',
  breaking: 'Happening now',
  important: 'Important',
  newest: 'Still new',
  favorite: 'Our favourites',
  pr: 'Sponsored content',
  after: 'After',
  g7: 'G7',
};

export const frontWords = defineWords('front', {
  hu: {
    empty: 'Nincs még megjelent cikk ezen a lapon.',
    allLatest: 'Minden friss hír',
    sponsored: 'A támogató megbízásából készült tartalom.',
    shop: 'Bolt',
    shopNote: 'Ajándékok a laptól',
    app: 'App letöltése',
    appNote: 'A lap a telefonján',
    supplement: 'Melléklet',
    live: 'élő',
    /** Of the section that cards of the podcasts' box do not repeat. */
    podcastSection: 'Podcast',
    groups: groupsInHungarian,
  },
  en: {
    empty: 'Nothing has been published here yet.',
    allLatest: 'All the latest',
    sponsored: 'Made on behalf of the sponsor.',
    shop: 'Shop',
    shopNote: 'Gifts from the paper',
    app: 'Download app',
    appNote: 'The paper on your phone',
    supplement: 'Special report',
    live: 'live',
    podcastSection: 'Podcast',
    groups: groupsInEnglish,
  },
});
