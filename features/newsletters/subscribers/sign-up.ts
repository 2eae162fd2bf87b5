/** The fields of a sign-up, with faults as sentences for the reader [S12]. */
import { z } from 'zod';
import { defineForm, type FormFaults, faultsOf } from '#features/kit/public.ts';
import { signUpFaultWords } from './sign-up-fault-words.ts';

/** Version of the text beside the forms, for the ledger of consents; a new one with every change of that text. */
export const consentVersion = '2026-11';

type Fault = keyof (typeof signUpFaultWords)['hu'];

/** A fault by its name: the words, which an edition may replace, are those of the reader's language. */
function fault(name: Fault): { error: Fault } {
  return { error: name };
}

/** A control character could become a line of a header, a bracket or a colon could become a link in a mail program. */
const name = z
  .string(fault('nameCharacters'))
  .transform((text) => text.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .max(60, fault('name'))
      .regex(/^[\p{L}\p{M}\p{N} .'’-]*$/u, fault('nameCharacters'))
      // The name stands in a mail to an address that somebody else may have entered.
      .refine((text) => !/\p{L}\.\p{L}{2,}|www\./iu.test(text), fault('nameCharacters')),
  );

/** In the one spelling that is compared and stored. */
export const emailSchema = z
  .string(fault('email'))
  .transform((text) => text.normalize('NFC').trim().toLowerCase())
  .pipe(z.email(fault('email')).max(254, fault('emailLength')));

/** @param codes Lists to which the reader can subscribe here. */
export function signUpSchema(codes: readonly string[]) {
  return z.object({
    email: emailSchema,
    firstName: name.default(''),
    lastName: name.default(''),
    listCodes: z
      .array(
        z.string(fault('lists')).refine((code) => codes.includes(code), fault('unknownList')),
        fault('lists'),
      )
      .min(1, fault('lists'))
      .max(50, fault('lists'))
      .transform((given) => [...new Set(given)]),
  });
}

export type SignUp = z.output<ReturnType<typeof signUpSchema>>;

/** Fields of the HTML form. */
export const signUpFields = {
  email: 'email',
  firstName: 'keresztnev',
  lastName: 'vezeteknev',
  listCodes: 'lista',
};
/** Path of the page with the form. */
export const placeField = 'hely';
/** A field that readers do not see; programs that fill in every field fill it in, too. */
export const trapField = 'weboldal';

export type SignUpFaults = FormFaults<keyof SignUp>;

/** The sign-up of a program, in Hungarian as all of the API. */
export function readSignUp(
  given: unknown,
  codes: readonly string[],
): { kind: 'valid'; signUp: SignUp } | { kind: 'invalid'; errors: SignUpFaults } {
  const words = signUpFaultWords.hu;
  const reading = signUpSchema(codes).safeParse(given);
  if (reading.success) return { kind: 'valid', signUp: reading.data };
  const errors = faultsOf(signUpFields, reading.error, words);
  // Only a body that is no object has none of these fields.
  return { kind: 'invalid', errors: Object.keys(errors).length === 0 ? { email: words.email } : errors };
}

/** The form of a page. The page on which it was leads nowhere; it is written down. */
export function signUpForm(codes: readonly string[]) {
  const place = z
    .string()
    .regex(/^\/[\w./-]{0,200}$/)
    .optional()
    .catch(undefined);
  return defineForm(signUpSchema(codes).extend({ place, trap: z.string().default('') }), {
    ...signUpFields,
    place: placeField,
    trap: trapField,
  });
}

/** The rules of its fields are the same for all lists. */
export const signUpField = signUpForm([]).field;

/** Of a button that ends one subscription, or all. */
export const leaveField = 'le';
export const everyList = 'mind';

/** The form of existing subscriptions, in which lists are ticked. */
export const subscriptionsForm = defineForm(
  z.object({ lists: z.array(z.string()), left: z.string().optional() }),
  { lists: signUpFields.listCodes, left: leaveField },
);

/** The lists that are ticked in it. */
export function wantedNewsletters(form: URLSearchParams): string[] {
  const reading = subscriptionsForm.read(form);
  return reading.kind === 'valid' ? reading.value.lists : [];
}
