import { defineWords } from '#platform/text/words.ts';

export const supportReceiptMailWords = defineWords('support-receipt-mail', {
  hu: {
    subject: (money: string, site: string) => `Köszönjük! Bizonylat ${money} támogatásról – ${site}`,
    titles: {
      once: 'Köszönjük a támogatását!',
      first: 'Köszönjük, hogy havonta mellénk áll!',
      repeat: 'Köszönjük, hogy velünk tart!',
      renewal: 'Köszönjük, az új kártyát bekapcsoltuk!',
    },
    text: 'A támogatás megérkezett. Ebből készül a lap: tudósítások, riportok, adatok, és az az idő, amíg utánajárunk.',
    amount: 'Összeg',
    day: 'Nap',
    how: 'Fizetés módja',
    receipt: 'Bizonylat száma',
    ref: 'Azonosító',
    next: 'Következő terhelés',
    once: 'Egyszeri támogatás, nem ismétlődik',
    repeats: 'Ismétlődés',
    manage: 'Támogatásom kezelése',
    reason: 'Azért kapta ezt a levelet, mert támogatta a lapot; a bizonylatot őrizze meg.',
  },
  en: {
    subject: (money: string, site: string) => `Thank you! Receipt for ${money} – ${site}`,
    titles: {
      once: 'Thank you for your support!',
      first: 'Thank you for standing by us every month!',
      repeat: 'Thank you for staying with us!',
      renewal: 'Thank you, your new card is in use!',
    },
    text: 'Your support has arrived. It pays for reporting, data and the time to look into things.',
    amount: 'Amount',
    day: 'Day',
    how: 'Paid by',
    receipt: 'Receipt number',
    ref: 'Reference',
    next: 'Next charge',
    once: 'A single payment, not repeated',
    repeats: 'Repetition',
    manage: 'Manage my support',
    reason: 'You get this message because you supported us; please keep the receipt.',
  },
});
