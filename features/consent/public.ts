export type { Consent } from './consent.ts';
export type { ConsentSetting } from './consent-setting.ts';
export { consentSetting } from './consent-setting.ts';
