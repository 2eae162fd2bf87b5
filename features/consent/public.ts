export type { Consent } from './consent.ts';
