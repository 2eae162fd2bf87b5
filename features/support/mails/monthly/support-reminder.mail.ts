/** A yearly charge or transfer comes in some weeks: what is paid, and how to end it before. */
import { z } from 'zod';
import { defineMail } from '#features/kit/public.ts';
import { dayField, moneyFields } from '../mail-values.ts';
import { supportReminderMailWords } from './support-reminder-mail-words.ts';

export const supportReminderMail = defineMail({
  id: 'support-reminder',
  view: 'SupportReminderMail',
  props: z.object({
    ...moneyFields,
    day: dayField,
    /** `new-card`: the stored card cannot be charged on that day any more. */
    how: z.enum(['card', 'new-card', 'transfer']),
    mask: z.string().nullable(),
    /** Account and reference of a transfer; null for a card. */
    transfer: z.object({ ref: z.string(), name: z.string(), iban: z.string() }).nullable(),
    manage: z.url(),
  }),
  subject: (_props, { siteName, language }) => supportReminderMailWords[language].subject(siteName),
});
