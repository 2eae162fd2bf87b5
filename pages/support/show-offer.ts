/** An offer as the page shows it: one currency and one frequency at a time. */
import {
  type AmountChoices,
  type Currency,
  type CurrencyOffer,
  choicesOf,
  currencySign,
  type Frequency,
  frequencies,
  type GatewayName,
  type Money,
  type SupportOffer,
} from '#features/support/public.ts';

export interface ShownOffer {
  title: string;
  lead: string;
  text: readonly string[];
  goal: { title: string; text: string } | null;
  frequency: Frequency;
  frequencies: readonly Frequency[];
  currency: Currency;
  sign: string;
  currencies: readonly Currency[];
  amounts: readonly Money[];
  /** Purpose of each amount; empty where the edition has none. */
  pays: readonly string[];
  usual: Money;
  least: Money;
  most: Money;
  /** Empty where nothing can be paid now. */
  gateways: readonly GatewayName[];
}

interface Chosen {
  currency: CurrencyOffer;
  frequency: Frequency;
  choices: AmountChoices;
}

/** The first currency and the first of its frequencies replace those that are not offered. */
export function chosenOffer(offer: SupportOffer, choice: { frequency: Frequency; currency: string }): Chosen {
  const currency = offer.currencies.find((one) => one.currency === choice.currency) ?? offer.currencies[0];
  if (!currency) throw new Error('an offer has no currency');
  const order = [choice.frequency, ...frequencies];
  for (const frequency of order) {
    const choices = choicesOf(currency, frequency);
    if (choices) return { currency, frequency, choices };
  }
  throw new Error(`an offer has no amounts in ${currency.currency}`);
}

export function showOffer(
  offer: SupportOffer,
  {
    currency,
    frequency,
    choices,
    gateways,
    language,
  }: Chosen & {
    gateways: readonly GatewayName[];
    language: 'hu' | 'en';
  },
): ShownOffer {
  const { title, lead, text, goal = null, pays } = (language === 'en' ? offer.en : undefined) ?? offer;
  return {
    title,
    lead,
    text,
    // It explains the purposes of amounts, which gifts do not have.
    goal: frequency === 'gift' ? null : goal,
    pays: pays[frequency],
    frequency,
    gateways,
    ...choices,
    frequencies: frequencies.filter((one) => currency[one] !== undefined),
    currency: currency.currency,
    sign: currencySign(currency.currency, language),
    currencies: offer.currencies.map((one) => one.currency),
  };
}
