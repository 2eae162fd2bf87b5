/** The mail of `lapzarta mail test`: shows an operator that mails arrive, and how they look. */
import { z } from 'zod';
import { defineMail } from '#features/sites/public.ts';

export const testMail = defineMail({
  id: 'test',
  view: 'TestMail',
  props: z.object({ sentAt: z.string() }),
  subject: (_props, { siteName, language }) =>
    language === 'hu' ? `Próbalevél – ${siteName}` : `Test mail – ${siteName}`,
});
