/** A commitment was changed on request: what holds from now on. */
import { z } from 'zod';
import { defineMail } from '#features/kit/public.ts';
import { dayField, moneyFields } from '../mail-values.ts';
import { supportChangedMailWords } from './support-changed-mail-words.ts';

export const supportChangedMail = defineMail({
  id: 'support-changed',
  view: 'SupportChangedMail',
  props: z.object({
    ...moneyFields,
    what: z.enum(['amount', 'pause', 'resume']),
    nextCharge: dayField.nullable(),
    manage: z.url(),
  }),
  subject: ({ what }, { siteName, language }) => supportChangedMailWords[language].subjects[what](siteName),
});
