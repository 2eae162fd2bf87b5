/** The mail with which a reader signs in: a link and a code. */
import { z } from 'zod';
import { defineMail } from '#features/kit/public.ts';
import { signInMailWords } from './sign-in-mail-words.ts';

export const signInMail = defineMail({
  id: 'signIn',
  view: 'SignInMail',
  strangersPerDay: 30,
  props: z.object({ address: z.url(), code: z.string().regex(/^\d{6}$/) }),
  // The code is in the subject, too: a notification shows it without opening the mail.
  subject: ({ code }, { siteName, language }) => signInMailWords[language].subject(code, siteName),
});
