/** The mail of `lapzarta mail test`: shows an operator that mails arrive, and how they look. */
import { z } from 'zod';
import { defineMail } from '#features/kit/public.ts';
import { testMailWords } from './test-mail-words.ts';

export const testMail = defineMail({
  id: 'test',
  view: 'TestMail',
  props: z.object({ sentAt: z.string() }),
  subject: (_props, { siteName, language }) => testMailWords[language].subject(siteName),
});
