/** Outcomes of the security page's forms, and reasons for refusals; `view/security-words.ts` has their texts. */
import type { PasswordFault } from '../factors/password-rules.ts';

export const doneChoices = ['jelszo', 'alkalmazas', 'kulcs', 'google', 'munkamenet', 'torolve'] as const;
export type SecurityDone = (typeof doneChoices)[number];

export type SecurityFault = PasswordFault | 'confirmation' | 'code' | 'passkey' | 'google' | 'attempts';
