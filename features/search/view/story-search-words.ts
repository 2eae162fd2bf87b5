import { defineWords } from '#platform/text/words.ts';

/** Interface texts of the search form with suggestions, in the page's language. */
export const storySearchWords = defineWords('story-search', {
  hu: {
    field: 'Keresés a cikkek között',
    submit: 'Keresés',
    suggestions: 'Cikkek',
    all: 'Minden találat',
    /** Announces the number of suggestions to screen readers; `{count}` is replaced by it. */
    count: '{count} cikk. Nyilakkal választhat.',
  },
  en: {
    field: 'Search our stories',
    submit: 'Search',
    suggestions: 'Stories',
    all: 'All results',
    count: '{count} stories. Use the arrow keys to choose.',
  },
});
