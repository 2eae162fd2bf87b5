/** Rules for every password; `password-fault.server.ts` refuses those that are guessed first [S12]. */

export const passwordLengths = { least: 12, most: 128 };

export type PasswordFault = 'short' | 'long' | 'common' | 'personal';

/** One form for each password, however the keyboard composes letters. */
export function normalPassword(password: string): string {
  return password.normalize('NFC');
}
