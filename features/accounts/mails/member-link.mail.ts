/** The mail with which a member of the newsroom sets a password: an invitation, or after a forgotten one. */
import { z } from 'zod';
import { defineMail } from '#features/kit/public.ts';
import { memberLinkMailWords } from './member-link-mail-words.ts';

export const memberLinkMail = defineMail({
  id: 'memberLink',
  view: 'MemberLinkMail',
  strangersPerDay: 20,
  props: z.object({ kind: z.enum(['invitation', 'reset']), name: z.string(), address: z.url() }),
  subject: ({ kind }, { siteName }) => memberLinkMailWords[kind].subject(siteName),
});
