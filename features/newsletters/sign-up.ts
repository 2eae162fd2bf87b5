/** The fields of a sign-up, with faults as sentences for the reader [S12]. */
import { z } from 'zod';
import type { Language } from '#features/sites/public.ts';
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
  .pipe(
    z
      .string()
      .max(254, fault('emailLength'))
      .pipe(z.email(fault('email'))),
  );

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
export type SignUpField = keyof SignUp;

export type SignUpReading =
  | { kind: 'valid'; signUp: SignUp }
  | { kind: 'invalid'; errors: Partial<Record<SignUpField, string>> };

export function readSignUp(
  given: unknown,
  codes: readonly string[],
  language: Language = 'hu',
): SignUpReading {
  const words = signUpFaultWords[language];
  const reading = signUpSchema(codes).safeParse(given);
  if (reading.success) return { kind: 'valid', signUp: reading.data };
  const errors: Partial<Record<SignUpField, string>> = {};
  for (const { path, message } of reading.error.issues) {
    const [field] = path;
    if (isField(field) && isFault(message)) errors[field] ??= words[message];
  }
  // Only a body that is no object has none of these fields.
  if (Object.keys(errors).length === 0) errors.email = words.email;
  return { kind: 'invalid', errors };
}

function isField(name: PropertyKey | undefined): name is SignUpField {
  return name === 'email' || name === 'firstName' || name === 'lastName' || name === 'listCodes';
}

function isFault(name: string): name is Fault {
  return name in signUpFaultWords.hu;
}

/** Fields of the HTML form. */
export const signUpFields = {
  email: 'email',
  firstName: 'keresztnev',
  lastName: 'vezeteknev',
  list: 'lista',
};
/** Of a button that ends one subscription, or all. */
export const leaveField = 'le';
export const everyList = 'mind';
/** Path of the page with the form. */
export const placeField = 'hely';
/** A field that readers do not see; programs that fill in every field fill it in, too. */
export const trapField = 'weboldal';

export function signUpInForm(form: URLSearchParams): unknown {
  return {
    email: form.get(signUpFields.email) ?? '',
    firstName: form.get(signUpFields.firstName) ?? '',
    lastName: form.get(signUpFields.lastName) ?? '',
    listCodes: form.getAll(signUpFields.list),
  };
}

/** The lists that are ticked in a form of existing subscriptions. */
export function wantedNewsletters(form: URLSearchParams): string[] {
  return form.getAll(signUpFields.list);
}
