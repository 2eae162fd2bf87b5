import { defineWords } from '#platform/text/words.ts';

/** Why a post is not published. */
export const consoleWords = defineWords('console', {
  hu: {
    text: 'A bejegyzésnek szöveg vagy cím kell.',
    embed: 'Ez a cím nem ágyazható be.',
    picture: 'A kép nincs meg.',
    time: 'Az időpont még nem jött el.',
    author: 'Ez a szerző ehhez a közvetítéshez nem írhat.',
    other: 'A szerver nem fogadta el a bejegyzést.',
  },
  en: {
    text: 'A post needs a text or a title.',
    embed: 'This address cannot be embedded.',
    picture: 'The picture is not there.',
    time: 'This time has not come yet.',
    author: 'This author does not write in this live blog.',
    other: 'The server did not accept the post.',
  },
});
