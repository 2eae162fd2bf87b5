import { defineWords } from '#platform/text/words.ts';

/** Words of a section's search bar that has no placeholder of its own. */
export const sectionSearchWords = defineWords('section-search', {
  hu: { placeholder: 'Keresés' },
  en: { placeholder: 'Search' },
});
