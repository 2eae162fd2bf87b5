/** Asks for the confirmation of a sign-up; contains no promotion. Somebody else may have entered the address. */
import { z } from 'zod';
import { defineMail } from '#features/sites/public.ts';

export const confirmNewsletterMail = defineMail({
  id: 'confirm-newsletter',
  view: 'ConfirmNewsletterMail',
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
    if (language === 'en')
      return isSubscribed
        ? `You are subscribed already – ${siteName}`
        : `Confirm your subscription – ${siteName}`;
    return isSubscribed ? `Ön már feliratkozott – ${siteName}` : `Erősítse meg a feliratkozást – ${siteName}`;
  },
});
