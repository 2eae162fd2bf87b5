/** The stored card can be charged only until a day: 30 and 7 days ahead. */
import { z } from 'zod';
import { defineMail } from '#features/kit/public.ts';
import { dayField, moneyFields } from '../mail-values.ts';
import { supportCardMailWords } from './support-card-mail-words.ts';

export const supportCardMail = defineMail({
  id: 'support-card',
  view: 'SupportCardMail',
  props: z.object({
    ...moneyFields,
    storedUntil: dayField,
    mask: z.string().nullable(),
    manage: z.url(),
  }),
  subject: (_props, { siteName, language }) => supportCardMailWords[language].subject(siteName),
});
