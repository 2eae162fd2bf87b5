import { defineWords } from '#platform/text/words.ts';

export const playerWords = defineWords('player', {
  hu: {
    player: 'Lejátszó',
    play: 'Lejátszás',
    pause: 'Szünet',
    back: '15 másodperccel vissza',
    on: '30 másodperccel előre',
    seek: 'Hol tart',
    speed: 'Sebesség',
    times: (speed: number) => `${String(speed).replace('.', ',')}×`,
    chapters: 'Fejezetek',
    close: 'Lejátszó bezárása',
    loading: 'Betöltés…',
    slow: 'Lassan érkezik a hang, még várunk rá.',
    failed: 'A hang most nem érhető el.',
    again: 'Újra',
    of: (at: string, all: string) => (all === '' ? at : `${at}, összesen ${all}`),
  },
  en: {
    player: 'Player',
    play: 'Play',
    pause: 'Pause',
    back: 'Back 15 seconds',
    on: 'Forward 30 seconds',
    seek: 'Position',
    speed: 'Speed',
    times: (speed: number) => `${speed}×`,
    chapters: 'Chapters',
    close: 'Close player',
    loading: 'Loading…',
    slow: 'The sound is slow to come; still waiting.',
    failed: 'The sound cannot be reached right now.',
    again: 'Try again',
    of: (at: string, all: string) => (all === '' ? at : `${at} of ${all}`),
  },
});

export type PlayerWords = (typeof playerWords)['hu'];
