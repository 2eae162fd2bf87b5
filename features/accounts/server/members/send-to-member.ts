/** Links by mail to members of the newsroom; without a mail server they come from the command line. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { fullAddress, type Viewpoint } from '#features/sites/public.ts';
import { memberLinkMail } from '../../mails/member-link.mail.ts';
import { invitationPath, resetPath } from '../../newsroom-paths.ts';
import type { SendMail } from '../send-mail.ts';

export interface MailAddressee {
  email: string;
  name: string;
}

export type SendMemberLink = (
  trx: Transaction<DB>,
  member: MailAddressee,
  link: { kind: 'invitation' | 'reset'; token: string },
) => Promise<void>;

export interface SendMemberLinkNeeds {
  sendMail: SendMail;
  canSend: boolean;
  /** The main site, from which the mails come. */
  view: Viewpoint;
}

export function createSendMemberLink({ sendMail, canSend, view }: SendMemberLinkNeeds): SendMemberLink {
  return async (trx, { email, name }, { kind, token }) => {
    if (!canSend) return;
    const address = memberLinkAddress(view, kind, token);
    const target = { to: email, site: view.site, language: 'hu' } as const;
    await sendMail(trx, memberLinkMail, target, { kind, name, address });
  };
}

/** The field of a link's token, in its address and in the form of its page. */
export const memberLinkField = 'kulcs';

export function memberLinkAddress(view: Viewpoint, kind: 'invitation' | 'reset', token: string): string {
  const path = kind === 'invitation' ? invitationPath : resetPath;
  return `${fullAddress(view, path)}?${new URLSearchParams({ [memberLinkField]: token })}`;
}
