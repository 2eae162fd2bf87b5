/** Tells the publisher's staff that a payer disputes a payment: the gateway waits for an answer, for days only. */
import { z } from 'zod';
import { defineMail } from '#features/sites/public.ts';
import { moneyFields } from './mail-values.ts';

export const supportDisputedMail = defineMail({
  id: 'support-disputed',
  view: 'SupportDisputedMail',
  props: z.object({
    ...moneyFields,
    ref: z.string(),
    gateway: z.string(),
    state: z.enum(['open', 'won', 'lost']),
    /** As the gateway says it. */
    reason: z.string(),
  }),
  subject: ({ state, ref }, { siteName, language }) =>
    `${disputeTitles[language][state]}: ${ref} – ${siteName}`,
});

export const disputeTitles = {
  hu: { open: 'Vitatott fizetés', won: 'Megnyert vita', lost: 'Elveszített vita' },
  en: { open: 'Disputed payment', won: 'Dispute won', lost: 'Dispute lost' },
};
