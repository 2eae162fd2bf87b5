/** Data of the newsletters' pages. */

import type { IssueContent } from '../issues/issue-content.ts';
import type { ShownSubscription } from '../subscribers/shown-subscription.ts';
import type { SignUpFaults } from '../subscribers/sign-up.ts';

export interface OfferedNewsletter {
  code: string;
  name: string;
  description: string;
  rhythm: string;
  language: 'hu' | 'en';
  /** Name of the site, where the domain has several. */
  site: string;
  /** Address of its page. */
  href: string;
}

export interface SignUpPageData {
  newsletters: OfferedNewsletter[];
  values: { email: string; firstName: string; lastName: string; lists: string[] };
  errors: SignUpFaults;
  outcome: 'none' | 'sent' | 'limited';
  /** Path of the privacy notice. */
  privacy: string;
}

export type ConfirmPageData =
  | { kind: 'open'; names: string[] }
  | { kind: 'confirmed'; names: string[]; preferences: string }
  | { kind: 'expired' }
  | { kind: 'unknown' };

export interface PreferencesPageData {
  /** With most of its letters hidden: the mail may have been forwarded. */
  address: string;
  subscriptions: ShownSubscription[];
  outcome: 'none' | 'saved' | 'left';
}

export interface UnsubscribePageData {
  kind: 'open' | 'done';
  name: string;
  code: string;
  /** Address of the own settings. */
  preferences: string;
}

export interface NewsletterPageData {
  newsletter: OfferedNewsletter;
  issues: { href: string; subject: string; at: number }[];
  privacy: string;
}

export interface IssuePageData {
  name: string;
  /** Address of the list's page. */
  back: string;
  subject: string;
  at: number;
  content: IssueContent;
}
