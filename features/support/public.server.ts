export {
  noPaymentKeys,
  type PaymentKeys,
  paymentSettingNames,
  paymentSettings,
  sandboxKeys,
} from './gateways/payment-keys.server.ts';
export { isSimplePaySignature, simplePaySignature } from './gateways/simplepay-signature.server.ts';
export type { Settled } from './server/notices/settle.server.ts';
export type { Admission } from './server/payment-limit.server.ts';
export { createSupportFeature, type SupportFeature } from './support-feature.server.ts';
export { supportPart } from './support-part.ts';
export type { DayOfSupport } from './support-queries.server.ts';
