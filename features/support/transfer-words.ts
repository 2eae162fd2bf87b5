import { defineWords } from '#platform/text/words.ts';

export const transferWords = defineWords('transfer', {
  hu: {
    ref: 'Közlemény',
    amount: 'Összeg',
    name: 'Kedvezményezett',
    iban: 'Számlaszám (IBAN)',
    bic: 'BIC (SWIFT)',
    bank: 'Bank',
  },
  en: {
    ref: 'Remark',
    amount: 'Amount',
    name: 'Beneficiary',
    iban: 'Account (IBAN)',
    bic: 'BIC (SWIFT)',
    bank: 'Bank',
  },
});
