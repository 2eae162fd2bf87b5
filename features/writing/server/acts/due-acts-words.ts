import { defineWordsIn } from '#platform/text/words.ts';

/** Texts in the log for acts by the schedule, for the newsroom. */
export const dueActsWords = defineWordsIn('hu', 'due-acts', {
  late: (seconds: number) => `${seconds} másodperccel később: a megadott időben nem futott a szerver.`,
});
