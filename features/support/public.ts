export type { Commitment } from './commitment.ts';
export { declineTexts } from './decline-words.ts';
export { gatewayTitles } from './gateway-words.ts';
export {
  type Gift,
  type GiftFacts,
  type GiftState,
  giftState,
  redeemableUntil,
  supportsUntil,
} from './gift.ts';
export {
  type Currency,
  currencies,
  currencySign,
  isCurrency,
  type Money,
  moneyOf,
  moneyText,
  parseAmount,
} from './money.ts';
export { type AmountChoices, choicesOf, gatewaysOf } from './offer.ts';
export {
  type DeclineReason,
  type Frequency,
  frequencies,
  type GatewayName,
  isDifference,
  isGatewayName,
  isOpen,
  isRhythm,
  moneyOfOrder,
  type Order,
  type Rhythm,
} from './order.ts';
export type { OwnSupport } from './own-support.ts';
export type { PayerCheck } from './payer-check.ts';
export { paymentQr } from './payment-qr.ts';
export {
  failurePath,
  frequencyOfSlug,
  frequencySlugs,
  giftParameter,
  giftPath,
  manageParameter,
  managePath,
  orderParameter,
  outcomeAddress,
  successPath,
  supportAddress,
  supportPath,
} from './support-address.ts';
export { storedCardConsents } from './support-consent.ts';
export type { CurrencyOffer, SupportOffer } from './support-part.ts';
export {
  domesticAccount,
  type TransferAccount,
  type TransferSetting,
  transferAccountOf,
} from './transfer-account.ts';
export { transferWords } from './transfer-words.ts';
export { cardText, dayText } from './written-values.ts';
