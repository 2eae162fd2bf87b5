import { defineWords } from '#platform/text/words.ts';

export const supporterCounterWords = defineWords('supporter-counter', {
  hu: {
    hours: ['Még', 'óra munkánk vár támogatóra.'],
    anHour: 'Egy óra a szerkesztőség egy munkaórája: egyszeri támogatás egyet, rendszeres tízet fedez.',
  },
  en: {
    hours: ['', 'hours of our work still need a supporter.'],
    anHour: 'An hour is one working hour of the newsroom: a single gift pays for one, a regular one for ten.',
  },
});
