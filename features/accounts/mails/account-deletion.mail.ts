/** The mail that confirms that an account will be deleted, and how to prevent it [ACCT-06] [S36]. */
import { z } from 'zod';
import { defineMail } from '#features/kit/public.ts';
import { accountDeletionMailWords } from './account-deletion-mail-words.ts';

export const accountDeletionMail = defineMail({
  id: 'accountDeletion',
  view: 'AccountDeletionMail',
  props: z.object({
    /** As a reader writes it: `2026. december 2.` */
    day: z.string(),
    address: z.url(),
  }),
  subject: (_props, { siteName, language }) => accountDeletionMailWords[language].subject(siteName),
});
