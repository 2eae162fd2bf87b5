import { defineWords } from '#platform/text/words.ts';

export const supportFailedMailWords = defineWords('support-failed-mail', {
  hu: {
    subject: (site: string) => `Nem sikerült a támogatás terhelése – ${site}`,
    title: 'Nem sikerült a terhelés',
    text: (amount: string) =>
      `Ezúttal nem tudtuk levonni a ${amount} támogatást, tehát pénzt nem vettünk le.`,
    retry: (day: string) => `Újra megpróbáljuk: ${day} Ha addig rendezi, nincs más teendője.`,
    noRetry: 'Magunktól nem próbáljuk újra. Egy új kártyával a támogatás ott folytatódik, ahol megszakadt.',
    card: 'Kártya',
    amount: 'Összeg',
    mend: 'Kártya rendezése',
  },
  en: {
    subject: (site: string) => `Your support could not be charged – ${site}`,
    title: 'Your charge failed',
    text: (amount: string) => `We could not charge your support of ${amount}, so no money was taken.`,
    retry: (day: string) =>
      `We will try again on ${day}. If the card is fine by then, there is nothing to do.`,
    noRetry: 'We will not try again by ourselves. With a new card your support goes on where it stopped.',
    card: 'Card',
    amount: 'Amount',
    mend: 'Mend the card',
  },
});
