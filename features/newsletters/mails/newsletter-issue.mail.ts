/** An issue of a newsletter. It is rendered once for all recipients: only the links of the footer differ. */
import { z } from 'zod';
import { defineMail } from '#features/kit/public.ts';
import { issueContentSchema } from '../issues/issue-content.ts';

export const newsletterIssueMail = defineMail({
  id: 'newsletter-issue',
  view: 'NewsletterIssueMail',
  props: z.object({
    /** Of the list. */
    name: z.string(),
    subject: z.string(),
    /** `2026. november 21., szombat` */
    date: z.string(),
    content: issueContentSchema,
    /** Address of the issue in the archive; null for a list for the invited, which has none. */
    archive: z.url().nullable(),
    /** Address of the list's page, for those to whom the mail was forwarded; null for a list for the invited. */
    signUp: z.url().nullable(),
    preferences: z.url(),
    unsubscribe: z.url(),
  }),
  subject: ({ subject }) => subject,
});
