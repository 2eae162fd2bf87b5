import { defineWords } from '#platform/text/words.ts';

/** Outcomes of passkeys on the device, by the browser's names of the two ceremonies. */
export const passkeyWords = defineWords('passkey', {
  hu: {
    get: 'Nem sikerült a belépőkulccsal. Próbálja újra, vagy lépjen be másként.',
    create: 'Nem jött létre a belépőkulcs. Lehet, hogy ezt az eszközt már felvette, vagy megszakította.',
  },
  en: {
    get: 'The passkey did not work. Try again, or sign in another way.',
    create: 'No passkey was made. You may have added this device before, or stopped it.',
  },
});
