import { defineWords } from '#platform/text/words.ts';

export const supportPaymentsWords = defineWords('support-payments', {
  hu: { once: 'egyszeri', monthly: 'havi', refund: 'visszautalás', receipt: 'bizonylat' },
  en: { once: 'single', monthly: 'monthly', refund: 'refund', receipt: 'receipt' },
});
