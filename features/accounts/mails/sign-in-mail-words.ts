import { defineWords } from '#platform/text/words.ts';

export const signInMailWords = defineWords('sign-in-mail', {
  hu: {
    subject: (code: string, site: string) => `${code} – belépés: ${site}`,
    title: 'Belépés egy kattintással',
    text: 'Ezzel a gombbal beléphet a fiókjába. Ha még nincs fiókja, most jön létre.',
    button: 'Belépés',
    code: 'Vagy írja be ezt a kódot abban a böngészőben, amelyben a levelet kérte:',
    validity: 'A gomb és a kód 30 percig érvényes, és egyszer használható.',
    reason: 'Azért kapta ezt a levelet, mert ezzel a címmel valaki be akart lépni.',
    ignore: 'Ha nem ön volt, nincs teendője: a levél nélkül senki sem tud belépni.',
  },
  en: {
    subject: (code: string, site: string) => `${code} – sign in to ${site}`,
    title: 'Sign in with one click',
    text: 'This button signs you in. If you have no account yet, it will be created.',
    button: 'Sign in',
    code: 'Or enter this code in the browser in which you requested this mail:',
    validity: 'The button and the code are valid for 30 minutes and can be used once.',
    reason: 'You received this mail because somebody tried to sign in with this address.',
    ignore: 'If it was not you, there is nothing to do: nobody can sign in without this mail.',
  },
});
