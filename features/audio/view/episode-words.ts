import { defineWords } from '#platform/text/words.ts';

export const episodeWords = defineWords('episode', {
  hu: {
    podcasts: 'Podcast',
    listen: 'Meghallgatom',
    pause: 'Szünet',
    chapters: 'Fejezetek',
    story: 'Cikk az adásról',
    episodes: 'Adások',
    none: 'Ennek a műsornak még nincs adása.',
  },
  en: {
    podcasts: 'Podcast',
    listen: 'Listen',
    pause: 'Pause',
    chapters: 'Chapters',
    story: 'Read the story',
    episodes: 'Episodes',
    none: 'This podcast has no episodes yet.',
  },
});
