import { defineWords } from '#platform/text/words.ts';

export const transferWords = defineWords('transfer', {
  hu: {
    ref: 'Közlemény',
    amount: 'Összeg',
    name: 'Kedvezményezett',
    domestic: 'Számlaszám',
    iban: 'IBAN',
    qr: {
      label: 'QR-kód azonnali átutaláshoz',
      hint: 'A bankja alkalmazásával beolvasva kitöltődik az utalás.',
    },
    bic: 'BIC (SWIFT)',
    bank: 'Bank',
  },
  en: {
    ref: 'Remark',
    amount: 'Amount',
    name: 'Beneficiary',
    domestic: 'Account (in Hungary)',
    iban: 'Account (IBAN)',
    qr: {
      label: 'QR code for an instant transfer',
      hint: 'Scanned with the app of a Hungarian bank, it fills in the transfer.',
    },
    bic: 'BIC (SWIFT)',
    bank: 'Bank',
  },
});
