/** Kinds of consents, as the register names them. */
export const consentKinds = ['account', 'newsletter', 'stored-card', 'push', 'cookies'] as const;
export type ConsentKind = (typeof consentKinds)[number];

export const consentWays = ['form', 'mail', 'api', 'command'] as const;
export type ConsentWay = (typeof consentWays)[number];

export interface Consent {
  kind: ConsentKind;
  /** False for a withdrawal. */
  isGiven: boolean;
  /** Whose: a mail address, or `push:` and the number of a subscription. */
  subject: string;
  /** Which text the person saw. */
  textVersion: string;
  /** The path of the page or of the call. */
  place: string;
  way: ConsentWay;
  /** For which list or topic. */
  detail?: string;
}

export interface RecordedConsent extends Required<Consent> {
  createdAt: Date;
}
