import { defineWordsIn } from '#platform/text/words.ts';

/** What the log says of acts that the schedule did, for the newsroom. */
export const dueActsWords = defineWordsIn('hu', 'due-acts', {
  late: (seconds: number) => `${seconds} másodperccel később: a megadott időben nem futott a szerver.`,
});
