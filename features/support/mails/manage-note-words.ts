import { defineWords } from '#platform/text/words.ts';

/** Around the link, and its text, in every mail about a regular support. */
export const manageNoteWords = defineWords('manage-note', {
  hu: {
    before: 'Azért kapta ezt a levelet, mert rendszeresen támogatja a lapot. A támogatást',
    link: 'jelszó nélkül, bármikor módosíthatja, szüneteltetheti vagy lemondhatja',
  },
  en: {
    before: 'You get this message because you support us regularly. You can',
    link: 'change, pause or cancel it at any time, without a password',
  },
});
