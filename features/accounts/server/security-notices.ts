/** Mails about changes in how somebody signs in; without a mail server none are sent. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { fullAddress, inLanguage, type Viewpoint } from '#features/sites/public.ts';
import { type SecurityChange, securityNoticeMail } from '../mails/security-notice.mail.ts';
import { signInAreas } from '../sign-in/sign-in-area.ts';
import type { SendMail } from './send-mail.ts';
import type { PersonId } from './sessions/session-queries.server.ts';

export interface NoticeAddressee {
  id: PersonId;
  email: string;
  name: string;
  language: 'hu' | 'en';
}

/** Mails to the newsroom are in Hungarian. */
export function noticeAddressee({
  id,
  email,
  name,
}: {
  id: number;
  email: string;
  name: string;
}): NoticeAddressee {
  return { id: { realm: 'newsroom', id }, email, name, language: 'hu' };
}

export interface SecurityNotices {
  send(trx: Transaction<DB>, to: NoticeAddressee, change: SecurityChange, browser: string): Promise<void>;
}

export interface SecurityNoticesNeeds {
  sendMail: SendMail;
  canSend: boolean;
  /** The main site, from which the mails come. */
  view: Viewpoint;
}

export function createSecurityNotices({ sendMail, canSend, view }: SecurityNoticesNeeds): SecurityNotices {
  return {
    async send(trx, { id: { realm }, email, name, language }, change, browser) {
      if (!canSend) return;
      // Only the page of readers is in English, too.
      const pageLanguage = realm === 'reader' ? language : 'hu';
      const address = fullAddress(view, inLanguage(signInAreas[realm].securityPath, pageLanguage));
      const target = { to: email, site: view.site, language };
      await sendMail(trx, securityNoticeMail, target, { change, realm, name, browser, address });
    },
  };
}
