/** To the recipient of a gift, on the day that the giver has chosen. */
import { z } from 'zod';
import { defineMail } from '#features/kit/public.ts';
import { dayField } from '../mail-values.ts';
import { supportGiftMailWords } from './support-gift-mail-words.ts';

export const supportGiftMail = defineMail({
  id: 'support-gift',
  view: 'SupportGiftMail',
  props: z.object({
    giver: z.string(),
    recipient: z.string(),
    /** Of the giver; '' for none. */
    message: z.string(),
    /** The last day on which it can be redeemed. */
    until: dayField,
    link: z.url(),
  }),
  subject: ({ giver }, { siteName, language }) => supportGiftMailWords[language].subject(giver, siteName),
});
