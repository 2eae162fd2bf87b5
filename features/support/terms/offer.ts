/** The amounts and ways to pay of an offer; without its schema, which browsers do not need. */

import type { CurrencyOffer } from '../support-part.ts';
import { type Currency, type Money, moneyOf } from './money.ts';
import type { Frequency, GatewayName } from './order.ts';

export interface AmountChoices {
  amounts: Money[];
  usual: Money;
  least: Money;
  most: Money;
}

/** The amounts of a currency and a frequency; null where it is not offered. */
export function choicesOf(offer: CurrencyOffer, frequency: Frequency): AmountChoices | null {
  const choices = offer[frequency];
  if (choices === undefined) return null;
  const money = (amount: number): Money => moneyOf(amount, offer.currency);
  return {
    amounts: choices.amounts.map(money),
    usual: money(choices.usual),
    least: money(choices.least),
    most: money(choices.most),
  };
}

/** Ways to pay a currency. */
export function gatewaysOf(
  offer: CurrencyOffer,
  frequency: Frequency,
  canUse: (gateway: GatewayName, currency: Currency, frequency: Frequency) => boolean,
): GatewayName[] {
  return offer.gateways.filter((gateway) => canUse(gateway, offer.currency, frequency));
}
