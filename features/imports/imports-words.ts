import { defineWords } from '#platform/text/words.ts';

/** What a story gets that the old system has without it, in the story's language. */
export const importsWords = defineWords('imports', {
  hu: { untitled: 'Cím nélkül' },
  en: { untitled: 'Untitled' },
});
