import { defineWords } from '#platform/text/words.ts';

export const supportPaymentsWords = defineWords('support-payments', {
  hu: {
    once: 'egyszeri',
    monthly: 'havi',
    yearly: 'éves',
    gift: 'ajándék',
    refund: 'visszautalás',
    receipt: 'bizonylat',
  },
  en: {
    once: 'single',
    monthly: 'monthly',
    yearly: 'yearly',
    gift: 'gift',
    refund: 'refund',
    receipt: 'receipt',
  },
});
