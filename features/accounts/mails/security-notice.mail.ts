/** Tells somebody that something changed with which they sign in: they may not have done it. */
import { z } from 'zod';
import { defineMail } from '#features/kit/public.ts';
import { securityNoticeMailWords } from './security-notice-mail-words.ts';

export const securityChanges = [
  ...(['address', 'password', 'totp-added', 'totp-removed', 'recovery-codes'] as const),
  ...(['passkey-added', 'passkey-removed', 'google-linked', 'google-unlinked', 'recovery-used'] as const),
] as const;

export type SecurityChange = (typeof securityChanges)[number];

export const securityNoticeMail = defineMail({
  id: 'securityNotice',
  view: 'SecurityNoticeMail',
  props: z.object({
    change: z.enum(securityChanges),
    realm: z.enum(['newsroom', 'reader']),
    name: z.string(),
    browser: z.string(),
    address: z.url(),
  }),
  subject: (_props, { siteName, language }) => securityNoticeMailWords[language].subject(siteName),
});
