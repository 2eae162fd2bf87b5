export { cookiesPath } from './answer.ts';
export type { Consent, ConsentKind, ConsentWay, RecordedConsent } from './consent.ts';
export type { ConsentPurposes, ConsentRecord, ConsentSource, OptionalPurpose, Purpose } from './record.ts';
export { consentCookie, isGranted, parseConsent, serializeConsent } from './record.ts';
