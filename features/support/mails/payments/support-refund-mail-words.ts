import { defineWords } from '#platform/text/words.ts';

export const supportRefundMailWords = defineWords('support-refund-mail', {
  hu: {
    subject: (money: string, site: string) => `Visszautaltunk ${money} támogatást – ${site}`,
    title: 'Visszautaltuk a támogatást',
    text: 'A pénz arra a kártyára vagy számlára megy vissza, amelyről jött; a banktól függően néhány munkanap, amíg megérkezik.',
    amount: 'Visszautalt összeg',
    day: 'Nap',
    receipt: 'Bizonylat száma',
    ref: 'Eredeti azonosító',
    reason: 'Azért kapta ezt a levelet, mert korábban támogatta a lapot; a bizonylatot őrizze meg.',
  },
  en: {
    subject: (money: string, site: string) => `We refunded ${money} – ${site}`,
    title: 'We refunded your support',
    text: 'The money goes back to where it came from; depending on the bank it takes a few working days.',
    amount: 'Refunded',
    day: 'Day',
    receipt: 'Receipt number',
    ref: 'Original reference',
    reason: 'You get this message because you supported us; please keep the receipt.',
  },
});
