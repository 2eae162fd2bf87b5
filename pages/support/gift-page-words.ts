/** Words of the page of a gift. */
import type { GiftState } from '#features/support/public.ts';
import { defineWords } from '#platform/text/words.ts';

export interface GiftPageWords {
  title: string;
  description: string;
  somebody: string;
  from(giver: string): string;
  states: Readonly<Record<Exclude<GiftState, 'open'>, (until: string) => string>>;
  accept: string;
  account: string;
  signIn: string;
  until(day: string): string;
  toFront: string;
}

export const giftPageWords: Readonly<Record<'hu' | 'en', GiftPageWords>> = defineWords('gift-page', {
  hu: {
    title: 'Ajándék támogatás',
    description: 'Egy évre szóló támogatás, ajándékba.',
    somebody: 'Valaki',
    from: (giver) =>
      `${giver} egy évre szóló támogatást ajándékozott önnek. Önnek semmit sem kell fizetnie, és kártyát sem kérünk.`,
    states: {
      own: (until) =>
        `Elfogadta az ajándékot, köszönjük! Eddig a napig a támogatóink közé tartozik: ${until}`,
      used: () => 'Ezt az ajándékot már elfogadták. Ha nem ön volt, kérdezze meg attól, akitől kapta.',
      expired: (until) => `Ezt az ajándékot eddig lehetett elfogadni: ${until}`,
      withdrawn: () => 'Ez az ajándék nem érvényes: az árát nem fizették ki, vagy visszautaltuk.',
    },
    accept: 'Elfogadom az ajándékot',
    account:
      'Az ajándék egy fiókhoz tartozik, ezért lépjen be az e-mail-címével; ha még nincs fiókja, most lesz.',
    signIn: 'Belépek és elfogadom',
    until: (day) => `Elfogadhatja eddig: ${day}`,
    toFront: 'Tovább a hírekhez',
  },
  en: {
    title: 'Support as a gift',
    description: 'A year of support as a gift.',
    somebody: 'Somebody',
    from: (giver) =>
      `${giver} has given you a year of support. There is nothing to pay, and we ask for no card.`,
    states: {
      own: (until) => `You have accepted the gift, thank you! You are one of our supporters until ${until}.`,
      used: () => 'This gift has been accepted already. If it was not you, ask whoever gave it to you.',
      expired: (until) => `This gift could be accepted until ${until}.`,
      withdrawn: () => 'This gift is not valid: it was not paid, or the money was given back.',
    },
    accept: 'Accept the gift',
    account:
      'The gift belongs to an account, so please sign in with your e-mail address; if you have no account, you get one.',
    signIn: 'Sign in and accept',
    until: (day) => `It can be accepted until ${day}.`,
    toFront: 'On to the news',
  },
});
