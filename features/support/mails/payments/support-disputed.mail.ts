/** Tells the publisher's staff that a payer disputes a payment: the gateway waits for an answer, for days only. */
import { z } from 'zod';
import { defineMail } from '#features/kit/public.ts';
import { moneyFields } from '../mail-values.ts';
import { supportDisputedMailWords } from './support-disputed-mail-words.ts';

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
    `${supportDisputedMailWords[language].titles[state]}: ${ref} – ${siteName}`,
});
