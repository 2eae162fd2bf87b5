/** What every password has to keep; which ones are guessed first is in `password-fault.server.ts` [S12]. */

export const passwordLengths = { least: 12, most: 128 };

export type PasswordFault = 'short' | 'long' | 'common' | 'personal';

/** One form for each password, however the keyboard composes letters. */
export function normalPassword(password: string): string {
  return password.normalize('NFC');
}
