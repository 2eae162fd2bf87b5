import { defineWords } from '#platform/text/words.ts';

export const ownSupportWords = defineWords('own-support', {
  hu: {
    title: 'Támogatásom',
    none: 'Még nem támogatta a lapot ezzel a címmel.',
    first: 'Támogatom a lapot',
    another: 'Új támogatás',
    receipts: 'Bizonylatok',
    gift: (giver: string, until: string) =>
      `Ajándékba kapott támogatás${giver === '' ? '' : ` (${giver})`}, eddig: ${until}`,
    each: { monthly: (money: string) => `havi ${money}`, yearly: (money: string) => `évi ${money}` },
    next: (day: string) => `következő terhelés: ${day}`,
    change: 'Módosítás',
    cancel: 'Lemondás',
  },
  en: {
    title: 'My support',
    none: 'You have not supported us with this address yet.',
    first: 'Support us',
    another: 'Support us again',
    receipts: 'Receipts',
    gift: (giver: string, until: string) =>
      `Support as a gift${giver === '' ? '' : ` from ${giver}`}, until ${until}`,
    each: {
      monthly: (money: string) => `${money} every month`,
      yearly: (money: string) => `${money} every year`,
    },
    next: (day: string) => `next charge: ${day}`,
    change: 'Change',
    cancel: 'Cancel',
  },
});
