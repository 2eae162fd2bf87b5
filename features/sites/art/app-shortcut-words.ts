import { defineWordsIn } from '#platform/text/words.ts';

/** Shortcuts on the icon of the installed app. */
export const appShortcutWords = defineWordsIn('hu', 'app-shortcut', {
  latest: 'Legfrissebb',
  saved: 'Mentett cikkek',
  archive: 'Keresés az archívumban',
});
