/** What a form of the security page did, and why one did nothing; the words of the page say it. */
import type { PasswordFault } from './factors/password-rules.ts';

export const doneChoices = ['jelszo', 'alkalmazas', 'kulcs', 'google', 'munkamenet', 'torolve'] as const;
export type SecurityDone = (typeof doneChoices)[number];

export type SecurityFault = PasswordFault | 'confirmation' | 'code' | 'passkey' | 'google' | 'attempts';
