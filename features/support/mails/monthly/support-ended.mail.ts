/** The receipt of a cancellation, which law requires, and the notice of an end for other reasons. */
import { z } from 'zod';
import { defineMail } from '#features/kit/public.ts';
import { moneyFields } from '../mail-values.ts';
import { supportEndedMailWords } from './support-ended-mail-words.ts';

export const supportEndedMail = defineMail({
  id: 'support-ended',
  view: 'SupportEndedMail',
  props: z.object({
    ...moneyFields,
    /** `lapsed`: a standing order that does not come any more. */
    why: z.enum(['reader', 'unpaid', 'lapsed', 'gateway', 'erased', 'disputed']),
    /** When it ended, as an ISO time. */
    endedAt: z.iso.datetime(),
    support: z.url(),
    /** Paid by a standing order, which only the payer's bank can end. */
    isByTransfer: z.boolean(),
  }),
  subject: ({ why }, { siteName, language }) => {
    const { own, other } = supportEndedMailWords[language].subject;
    return why === 'reader' || why === 'erased' ? own(siteName) : other(siteName);
  },
});
