/** Asks for the confirmation of a sign-up; contains no promotion. Somebody else may have entered the address. */
import { z } from 'zod';
import { defineMail } from '#features/kit/public.ts';
import { confirmNewsletterMailWords } from './confirm-newsletter-mail-words.ts';

export const confirmNewsletterMail = defineMail({
  id: 'confirm-newsletter',
  view: 'ConfirmNewsletterMail',
  strangersPerDay: 3,
  props: z.object({
    /** '' for none. */
    firstName: z.string(),
    /** Names of the lists. */
    newsletters: z.array(z.string()),
    /** Already subscribed to all of them: then `address` is that of the own settings. */
    isSubscribed: z.boolean(),
    address: z.url(),
  }),
  subject: ({ isSubscribed }, { siteName, language }) => {
    const { subscribed, open } = confirmNewsletterMailWords[language];
    return (isSubscribed ? subscribed : open).subject(siteName);
  },
});
