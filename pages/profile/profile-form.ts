/** The forms of the profile, identified by one field. */
import { z } from 'zod';
import { mailAddressSchema } from '#features/accounts/public.ts';
import { defineForm } from '#features/kit/public.ts';
import { deviceField } from '#features/push/public.ts';

export const actionField = 'muvelet';

export const actions = {
  rename: 'nev',
  beginAddress: 'cim',
  finishAddress: 'cim-kod',
  newsletters: 'hirlevelek',
  endSession: 'kileptetes',
  endOthers: 'tobbi-kileptetese',
  signOut: 'kilepes',
  download: 'letoltes',
  askDeletion: 'torles',
  confirmDeletion: 'torles-megerositese',
  keep: 'megtartas',
  saveStories: 'mentett-be',
  saveNoStories: 'mentett-ki',
  removeDevice: 'ertesites-ki',
} as const;

export const actionForm = defineForm(z.object({ action: z.enum(actions) }), { action: actionField });

/** Control characters would change mails' headers. */
export const nameForm = defineForm(
  z.object({
    name: z
      .string()
      .transform((text) => text.normalize('NFC').trim())
      .pipe(
        z
          .string()
          .max(80)
          .regex(/^\P{Cc}*$/u),
      ),
  }),
  { name: 'nev' },
);
export const newAddressForm = defineForm(z.object({ email: mailAddressSchema }), { email: 'email' });
export const addressCodeForm = defineForm(z.object({ code: z.string().min(1).max(9) }), { code: 'kod' });
export const sessionForm = defineForm(z.object({ id: z.string().regex(/^\d{1,18}$/) }), { id: 'munkamenet' });
export const deviceForm = defineForm(
  z.object({
    id: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  }),
  { id: deviceField },
);

/** Outcomes that the page shows after a form. */
export const notices = [
  'nev',
  'cim-kod',
  'cim-kesz',
  'cim-hibas',
  'cim-foglalt',
  'cim-kod-hibas',
  'cim-lejart',
  'cim-sok',
  'cim-belepes',
  'hirlevelek',
  'kileptetve',
  'letoltes',
  'torles',
  'megtartva',
  'mentett-be',
  'mentett-ki',
  'ertesites-ki',
] as const;
export type ProfileNotice = (typeof notices)[number];
