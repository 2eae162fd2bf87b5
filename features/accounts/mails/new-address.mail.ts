/** The mail with the code that proves a reader's new address; it goes to that address. */
import { z } from 'zod';
import { defineMail } from '#features/kit/public.ts';
import { newAddressMailWords } from './new-address-mail-words.ts';

export const newAddressMail = defineMail({
  id: 'newAddress',
  view: 'NewAddressMail',
  props: z.object({ code: z.string().regex(/^\d{6}$/) }),
  subject: (_props, { siteName, language }) => newAddressMailWords[language].subject(siteName),
});
