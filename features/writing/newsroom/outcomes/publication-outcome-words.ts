import { defineWords } from '#platform/text/words.ts';

export const publicationOutcomeWords = defineWords('publication-outcome', {
  hu: {
    title: 'Ez történik, ha megjelenik',
    loading: 'Megnézem, hol jelenik meg…',
    stopped: 'Előbb az ellenőrzés hibáit kell kijavítani; utána látszik, hol jelenik meg.',
    failed: 'Most nem lehet megmondani, hol jelenik meg.',
    kinds: {
      address: 'Cím',
      site: 'Oldalak',
      list: 'Listák',
      front: 'Címlap',
      feed: 'Hírcsatornák',
      sitemap: 'Webhelytérkép',
      newsletter: 'Hírlevelek',
      notification: 'Értesítések',
      ads: 'Hirdetések',
    },
    none: 'semmi',
    ads: { all: 'vannak', marked: 'csak a megjelöltek', none: 'nincsenek' },
  },
  en: {
    title: 'What happens when it appears',
    loading: 'Looking where it will appear…',
    stopped: 'First the faults of the checks have to be mended; then it is seen where it appears.',
    failed: 'It cannot be said now where it will appear.',
    kinds: {
      address: 'Address',
      site: 'Sites',
      list: 'Lists',
      front: 'Front page',
      feed: 'Feeds',
      sitemap: 'Sitemap',
      newsletter: 'Newsletters',
      notification: 'Notifications',
      ads: 'Advertisements',
    },
    none: 'nothing',
    ads: { all: 'yes', marked: 'only the marked ones', none: 'none' },
  },
});
