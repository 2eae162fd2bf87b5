export { cookiesPath } from './answer.ts';
export { currentConsent, onConsentChange, saveConsent, saveEmbedConsent } from './browser/consent-store.ts';
export { loadConsentService, moveOldConsent, openConsentService } from './browser/load-consent-service.ts';
export type { Consent, ConsentKind, ConsentWay, RecordedConsent } from './consent.ts';
export type { ConsentPurposes, ConsentRecord, ConsentSource, OptionalPurpose, Purpose } from './record.ts';
export { consentCookie, isGranted, parseConsent, serializeConsent } from './record.ts';
