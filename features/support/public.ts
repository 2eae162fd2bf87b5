export type { OwnSupport } from './own-support.ts';
export type { PayerCheck } from './payer-check.ts';
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
export { supportSetting } from './support-setting.ts';
export type { Commitment } from './terms/commitment.ts';
export {
  type Gift,
  type GiftFacts,
  type GiftState,
  giftState,
  redeemableUntil,
  supportsUntil,
} from './terms/gift.ts';
export {
  type Currency,
  currencies,
  currencySign,
  isCurrency,
  type Money,
  moneyOf,
  moneyText,
  parseAmount,
} from './terms/money.ts';
export { type AmountChoices, choicesOf, gatewaysOf } from './terms/offer.ts';
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
} from './terms/order.ts';
export { paymentQr } from './transfers/payment-qr.ts';
export {
  domesticAccount,
  type TransferAccount,
  type TransferSetting,
  transferAccountOf,
} from './transfers/transfer-account.ts';
export { transferWords } from './transfers/transfer-words.ts';
export { declineTexts } from './words/decline-words.ts';
export { gatewayTitles } from './words/gateway-words.ts';
export { cardText, dayText } from './words/written-values.ts';
