import { defineWords } from '#platform/text/words.ts';
import type { GatewayName } from '../terms/order.ts';

/** Names of the ways to pay, on pages and in mails. */
export const gatewayTitles: Readonly<Record<'hu' | 'en', Readonly<Record<GatewayName, string>>>> =
  defineWords('gateway', {
    hu: {
      simplepay: 'Bankkártya (SimplePay)',
      barion: 'Barion',
      stripe: 'Bankkártya (Stripe)',
      transfer: 'Banki átutalás',
    },
    en: {
      simplepay: 'Card (SimplePay)',
      barion: 'Barion',
      stripe: 'Card (Stripe)',
      transfer: 'Bank transfer',
    },
  });
