/** The receipt of a cancellation, which law requires, and the notice of an end for other reasons. */
import { z } from 'zod';
import { defineMail } from '#features/sites/public.ts';
import { moneyFields } from './mail-values.ts';

export const supportEndedMail = defineMail({
  id: 'support-ended',
  view: 'SupportEndedMail',
  props: z.object({
    ...moneyFields,
    why: z.enum(['reader', 'unpaid', 'gateway', 'erased', 'disputed']),
    /** When it ended, as an ISO time. */
    endedAt: z.iso.datetime(),
    support: z.url(),
  }),
  subject: ({ why }, { siteName, language }) => {
    if (language === 'en') return `Your monthly support has ended – ${siteName}`;
    return why === 'reader' || why === 'erased'
      ? `Igazolás: lemondta havi támogatását – ${siteName}`
      : `Megszűnt a havi támogatása – ${siteName}`;
  },
});
