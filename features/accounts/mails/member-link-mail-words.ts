import { defineWordsIn } from '#platform/text/words.ts';

/** For the newsroom, in Hungarian. */
export const memberLinkMailWords = defineWordsIn('hu', 'member-link-mail', {
  greeting: (name: string) => `Kedves ${name}!`,
  invitation: {
    subject: (site: string) => `Meghívó a szerkesztőségbe: ${site}`,
    title: 'Meghívó a szerkesztőségbe',
    text: 'Hozzáférést kapott a szerkesztőség felületéhez. Ezzel a gombbal megadhatja a jelszavát, és beléphet.',
    button: 'Elfogadom a meghívót',
    validity: 'A gomb hét napig érvényes, és egyszer használható.',
    reason:
      'Azért kapta ezt a levelet, mert a szerkesztőség egyik rendszergazdája felvette a munkatársak közé.',
  },
  reset: {
    subject: (site: string) => `Új jelszó: ${site}`,
    title: 'Új jelszó',
    text: 'Ezzel a gombbal új jelszót adhat meg. Utána minden böngészőben újra be kell lépnie.',
    button: 'Új jelszót adok meg',
    validity: 'A gomb egy óráig érvényes, és egyszer használható.',
    reason:
      'Azért kapta ezt a levelet, mert ehhez a címhez valaki új jelszót kért. Ha nem ön volt, nincs teendője.',
  },
});
