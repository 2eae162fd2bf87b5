import { defineWords } from '#platform/text/words.ts';

/** Title of a payment at the gateway. */
export const paymentTitleWords = defineWords('payment-title', {
  hu: {
    once: (name: string) => `Egyszeri támogatás – ${name}`,
    monthly: (name: string) => `Havi támogatás – ${name}`,
    yearly: (name: string) => `Éves támogatás – ${name}`,
    gift: (name: string) => `Ajándék támogatás – ${name}`,
  },
  en: {
    once: (name: string) => `Support – ${name}`,
    monthly: (name: string) => `Monthly support – ${name}`,
    yearly: (name: string) => `Yearly support – ${name}`,
    gift: (name: string) => `Support as a gift – ${name}`,
  },
});
