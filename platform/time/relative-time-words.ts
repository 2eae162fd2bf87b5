import { defineWords } from '../text/words.ts';

export const relativeTimeWords = defineWords('relative-time', {
  hu: {
    ago: (minutes: number) => (minutes === 0 ? 'most' : `${minutes} perce`),
    today: (time: string) => `ma ${time}`,
    refreshed: 'frissült',
  },
  en: {
    ago: (minutes: number) =>
      minutes === 0 ? 'now' : minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`,
    today: (time: string) => `today ${time}`,
    refreshed: 'updated',
  },
});
