import { defineWords } from '#platform/text/words.ts';

export const supportCardMailWords = defineWords('support-card-mail', {
  hu: {
    subject: (site: string) => `Hamarosan lejár a kártyája – ${site}`,
    title: 'Hamarosan lejár a kártyája',
    text: 'Azt a kártyát, amellyel havonta támogat minket, már csak eddig a napig terhelhetjük. Ha a bank új kártyát adott, cserélje le nálunk is, hogy a támogatás ne szakadjon meg.',
    until: 'Terhelhető eddig',
    card: 'Kártya',
    amount: 'Havi támogatás',
    mend: 'Új kártya megadása',
  },
  en: {
    subject: (site: string) => `Your card expires soon – ${site}`,
    title: 'Your card expires soon',
    text: 'The card by which you support us every month can be charged only until this day. If your bank has sent a new one, please replace it here as well.',
    until: 'Can be charged until',
    card: 'Card',
    amount: 'Monthly support',
    mend: 'Enter a new card',
  },
});
