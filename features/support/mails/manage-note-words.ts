import { defineWords } from '#platform/text/words.ts';

/** Around the link, and its text, in every mail about a monthly support. */
export const manageNoteWords = defineWords('manage-note', {
  hu: {
    before: 'Azért kapta ezt a levelet, mert havonta támogatja a lapot. A támogatást',
    link: 'jelszó nélkül, bármikor módosíthatja, szüneteltetheti vagy lemondhatja',
  },
  en: {
    before: 'You get this message because you support us every month. You can',
    link: 'change, pause or cancel it at any time, without a password',
  },
});
