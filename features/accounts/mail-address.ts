/** Mail addresses of people, in one form before they are compared or stored. */
import { z } from 'zod';

/** A mail address in NFC and lower case; everything else fails. `+` is part of an address. */
export const mailAddressSchema = z
  .string()
  .transform((text) => text.trim().normalize('NFC').toLowerCase())
  .pipe(z.email().max(254));

/** Null if the text is no mail address. */
export function mailAddressOf(text: string): string | null {
  const read = mailAddressSchema.safeParse(text);
  return read.success ? read.data : null;
}
