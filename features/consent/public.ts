export { cookiesPath } from './answer.ts';
export { openConsentDialog, startConsentService } from './browser/consent-service.ts';
export { currentConsent, onConsentChange, saveConsent, saveEmbedConsent } from './browser/consent-store.ts';
export type { Consent, ConsentKind, ConsentWay, RecordedConsent } from './consent.ts';
export { hostsInOldList, oldConsentKeys } from './old-answers.ts';
export type { ConsentPurposes, ConsentRecord, ConsentSource, OptionalPurpose, Purpose } from './record.ts';
export { consentCookie, isGranted, parseConsent, serializeConsent } from './record.ts';
