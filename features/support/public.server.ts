export { noPaymentKeys, type PaymentKeys, sandboxKeys } from './gateways/open-gateways.server.ts';
export { isSimplePaySignature, simplePaySignature } from './gateways/simplepay-signature.server.ts';
export type { Admission } from './server/payment-limit.server.ts';
export type { Settled } from './server/settle.server.ts';
export { createSupportFeature, type SupportFeature } from './support-feature.server.ts';
export { supportPart } from './support-part.ts';
export type { DayOfSupport } from './support-queries.server.ts';
