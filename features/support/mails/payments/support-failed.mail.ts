/** A charge failed: why, whether it is tried again, and how to mend the card. */
import { z } from 'zod';
import { defineMail } from '#features/kit/public.ts';
import { declineReasons } from '../../terms/order.ts';
import { dayField, moneyFields } from '../mail-values.ts';
import { supportFailedMailWords } from './support-failed-mail-words.ts';

export const supportFailedMail = defineMail({
  id: 'support-failed',
  view: 'SupportFailedMail',
  props: z.object({
    ...moneyFields,
    reason: z.enum(declineReasons),
    /** Null when only a new card helps. */
    retryOn: dayField.nullable(),
    mask: z.string().nullable(),
    manage: z.url(),
  }),
  subject: (_props, { siteName, language }) => supportFailedMailWords[language].subject(siteName),
});
