import { defineWords } from '#platform/text/words.ts';

/** Units of a duration. */
export const durationWords = defineWords('duration', {
  hu: { hour: (_count: number) => 'óra', minute: (_count: number) => 'perc', second: 'mp' },
  en: {
    hour: (count: number) => (count === 1 ? 'hour' : 'hours'),
    minute: (count: number) => (count === 1 ? 'minute' : 'minutes'),
    second: 'sec',
  },
});
