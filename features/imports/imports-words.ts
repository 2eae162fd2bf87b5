import { defineWords } from '#platform/text/words.ts';

/** Defaults of imported stories for fields that the old system left empty, in the story's language. */
export const importsWords = defineWords('imports', {
  hu: { untitled: 'Cím nélkül' },
  en: { untitled: 'Untitled' },
});
