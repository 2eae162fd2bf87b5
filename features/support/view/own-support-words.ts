import { defineWords } from '#platform/text/words.ts';

export const ownSupportWords = defineWords('own-support', {
  hu: {
    title: 'Támogatásom',
    none: 'Még nem támogatta a lapot ezzel a címmel.',
    first: 'Támogatom a lapot',
    another: 'Új támogatás',
    receipts: 'Bizonylatok',
    monthly: (money: string) => `havi ${money}`,
    next: (day: string) => `következő terhelés: ${day}`,
    change: 'Módosítás, szünet',
    cancel: 'Lemondás',
  },
  en: {
    title: 'My support',
    none: 'You have not supported us with this address yet.',
    first: 'Support us',
    another: 'Support us again',
    receipts: 'Receipts',
    monthly: (money: string) => `${money} every month`,
    next: (day: string) => `next charge: ${day}`,
    change: 'Change or pause',
    cancel: 'Cancel',
  },
});
