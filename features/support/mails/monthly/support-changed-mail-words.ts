import { defineWords } from '#platform/text/words.ts';

export const supportChangedMailWords = defineWords('support-changed-mail', {
  hu: {
    subjects: {
      amount: (site: string) => `Módosította a támogatást – ${site}`,
      pause: (site: string) => `Szünetelteti a havi támogatást – ${site}`,
      resume: (site: string) => `Folytatja a havi támogatást – ${site}`,
    },
    titles: {
      amount: 'A támogatás összege megváltozott',
      pause: 'A havi támogatás szünetel',
      resume: 'A havi támogatás folytatódik',
    },
    text: {
      amount: 'A következő terheléstől már az új összeg érvényes.',
      pause: 'Addig nem terheljük meg a kártyáját; utána magától folytatódik.',
      resume: 'A szünet véget ért, a terhelés a szokásos napon jön.',
    },
    amount: 'Támogatás',
    next: 'Következő terhelés',
    manage: 'Támogatásom kezelése',
  },
  en: {
    subjects: {
      amount: (site: string) => `You changed your support – ${site}`,
      pause: (site: string) => `You paused your monthly support – ${site}`,
      resume: (site: string) => `You resumed your monthly support – ${site}`,
    },
    titles: {
      amount: 'The amount of your support has changed',
      pause: 'Your monthly support is paused',
      resume: 'Your monthly support goes on',
    },
    text: {
      amount: 'The new amount holds from the next charge on.',
      pause: 'Your card is not charged until then; after that it goes on by itself.',
      resume: 'The pause is over, the charge comes on its usual day.',
    },
    amount: 'Support',
    next: 'Next charge',
    manage: 'Manage my support',
  },
});
