import { defineWords } from '#platform/text/words.ts';

/** Interface texts of the header's figures; separate from the shell's other texts, because the browser needs them. */
export const figureWords = defineWords('figure', {
  hu: {
    label: 'A nap számai',
    rates: 'Árfolyamok',
    grade: 'árvízvédelmi készültségi fok',
    trends: { rising: 'emelkedik', falling: 'apad', steady: 'nem változik' },
    sky: {
      clear: 'derült',
      cloudy: 'változóan felhős',
      overcast: 'borult',
      fog: 'köd',
      rain: 'eső',
      snow: 'hó',
      storm: 'zivatar',
    },
  },
  en: {
    label: 'Figures of the day',
    rates: 'Exchange rates',
    grade: 'grade of flood alert',
    trends: { rising: 'rising', falling: 'falling', steady: 'steady' },
    sky: {
      clear: 'clear',
      cloudy: 'partly cloudy',
      overcast: 'overcast',
      fog: 'fog',
      rain: 'rain',
      snow: 'snow',
      storm: 'thunderstorm',
    },
  },
});
