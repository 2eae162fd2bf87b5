/** The forms of signing in and of an account, for the pages that show and read them. */
import { z } from 'zod';
import { defineForm } from '#features/kit/public.ts';
import { type PasswordFault, passwordLengths } from '../factors/password-rules.ts';
import { mailAddressSchema } from '../mail-address.ts';
import { memberLinkField } from '../server/members/send-to-member.ts';
import { linkField } from './sign-in-form.ts';
import { actionField, passkeyField } from './sign-in-steps-form.ts';

const token = z.string().min(1).max(1_024);
const password = z.string().min(1).max(256).meta({ format: 'password' });
/** Its other rules are those of `passwordFault`; a character has up to two units of length. */
const newPassword = password.min(passwordLengths.least).max(2 * passwordLengths.most);

export const addressForm = defineForm(z.object({ email: mailAddressSchema }), { email: 'email' });

export const passwordForm = defineForm(z.object({ email: mailAddressSchema, password }), {
  email: 'email',
  password: 'jelszo',
});

/** Ways that begin with a button. */
export const otherWayForm = defineForm(z.object({ way: z.enum(['google', 'belepokulcs']) }), {
  way: actionField,
});

/** A code of the app, or a recovery code. */
export const factorForm = defineForm(z.object({ code: z.string().min(1).max(32) }), { code: 'kod' });

export const passkeyForm = defineForm(z.object({ answer: z.string() }), { answer: passkeyField });

export const mailCodeForm = defineForm(z.object({ code: z.string().min(1).max(12) }), { code: 'kod' });

export const mailLinkForm = defineForm(z.object({ link: token }), { link: linkField });

export const memberPasswordForm = defineForm(z.object({ link: token, password: newPassword }), {
  link: memberLinkField,
  password: 'uj-jelszo',
});

export const newPasswordForm = defineForm(z.object({ password: newPassword }), {
  password: 'uj-jelszo',
});

export const confirmationForm = defineForm(z.object({ password }), { password: 'jelszo' });

export const appCodeForm = defineForm(z.object({ code: z.string().min(1).max(12) }), { code: 'kod' });

/** Something of a list that is ended or removed. */
export const sessionForm = defineForm(z.object({ id: z.string().regex(/^\d{1,18}$/) }), { id: 'munkamenet' });
export const removedPasskeyForm = defineForm(z.object({ id: token }), { id: 'kulcs' });

export const actionForm = defineForm(z.object({ action: z.string().default('') }), { action: actionField });

/** Why `newPassword` refuses a text. */
export function lengthFault({ password: { length } }: { password: string }): PasswordFault {
  return length > passwordLengths.most ? 'long' : 'short';
}
