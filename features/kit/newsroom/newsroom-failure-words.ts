import { defineWords } from '#platform/text/words.ts';

/** Sentences for failures: the cause and the next step; `failureText` adds the request's id [NRA-09]. */
export const newsroomFailureWords = defineWords('newsroom-failure', {
  hu: {
    offline: 'A szerver most nem érhető el. Amint lesz kapcsolat, próbálja újra.',
    ended: 'Lejárt a belépése. Lépjen be újra; amit írt, megmarad.',
    forbidden: 'Ehhez az Ön szerepköre nem elég. Kérje szerkesztő vagy főszerkesztő segítségét.',
    missing: 'Ez már nincs meg, vagy Ön nem láthatja.',
    outdated: 'Közben valaki más módosította. Megmutatjuk, hogyan áll most; utána próbálja újra.',
    refused: 'Ezt a szerver nem fogadta el.',
    busy: 'Most túl sok a kérés. Fél perc múlva próbálja újra.',
    old: 'Ez a változat túl régi. Töltse újra az oldalt; amit írt, megmarad.',
    broken: 'Hiba történt a szerveren; semmi sem változott. Próbálja újra.',
    id: (id: string) => `Azonosító: ${id}`,
    tryAgain: 'Újra megpróbálom',
  },
  en: {
    offline: 'The server cannot be reached. Try again as soon as there is a connection.',
    ended: 'Your session has ended. Sign in again; what you wrote is kept.',
    forbidden: 'Your role does not allow this. Ask an editor or the chief editor.',
    missing: 'It is no longer there, or not for you to see.',
    outdated: 'Somebody else changed it meanwhile. You see how it stands now; try again after that.',
    refused: 'The server did not accept this.',
    busy: 'There are too many requests now. Try again in half a minute.',
    old: 'This version is too old. Reload the page; what you wrote is kept.',
    broken: 'The server failed; nothing has changed. Try again.',
    id: (id: string) => `Reference: ${id}`,
    tryAgain: 'Try again',
  },
});
