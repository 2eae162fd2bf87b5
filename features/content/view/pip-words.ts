import { defineWords } from '#platform/text/words.ts';

/** Words of the video in the corner; `note` is around the name of a host. */
export const pipWords = defineWords('pip', {
  hu: {
    name: 'Videó a sarokban',
    close: 'Videó bezárása',
    play: 'Videó lejátszása',
    note: ['A lejátszáskor a szolgáltató (', ') adatokat kaphat önről.'],
  },
  en: {
    name: 'Video in the corner',
    close: 'Close the video',
    play: 'Play video',
    note: ['Once played, the service (', ') may receive data about you.'],
  },
});
