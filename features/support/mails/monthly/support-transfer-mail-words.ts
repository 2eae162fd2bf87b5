import { defineWords } from '#platform/text/words.ts';

export const supportTransferMailWords = defineWords('support-transfer-mail', {
  hu: {
    subject: (money: string, site: string) => `Adatok ${money} átutalásához – ${site}`,
    title: 'Így utalja el a támogatást',
    text: 'A közleménybe csak az azonosítót írja: erről ismerjük meg. Amint a bank jelzi, hogy megérkezett, bizonylatot küldünk.',
    qr: 'A QR-kód megnyitása',
    reason: 'Azért kapta ezt a levelet, mert banki átutalást választott. Ha mégsem utal, nincs teendője.',
  },
  en: {
    subject: (money: string, site: string) => `How to transfer ${money} – ${site}`,
    title: 'How to send your transfer',
    text: 'Write nothing but the reference into the remark, so that we can recognise it. We send a receipt when the bank reports it.',
    qr: 'Open the QR code',
    reason:
      'You get this message because you chose a bank transfer. If you change your mind, there is nothing to do.',
  },
});
