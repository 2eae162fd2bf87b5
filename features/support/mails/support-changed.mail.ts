/** A commitment was changed on request: what holds from now on. */
import { z } from 'zod';
import { defineMail } from '#features/sites/public.ts';
import { dayField, moneyFields } from './mail-values.ts';

export const supportChangedMail = defineMail({
  id: 'support-changed',
  view: 'SupportChangedMail',
  props: z.object({
    ...moneyFields,
    what: z.enum(['amount', 'pause', 'resume']),
    nextCharge: dayField.nullable(),
    manage: z.url(),
  }),
  subject: ({ what }, { siteName, language }) => {
    const [hu, en] = subjects[what];
    return `${language === 'hu' ? hu : en} – ${siteName}`;
  },
});

const subjects = {
  amount: ['Módosította a havi támogatást', 'You changed your monthly support'],
  pause: ['Szünetelteti a havi támogatást', 'You paused your monthly support'],
  resume: ['Folytatja a havi támogatást', 'You resumed your monthly support'],
} as const;
