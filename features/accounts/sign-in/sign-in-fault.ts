/** Why a sign-in did not go on, or is needed again (`session`); the words of the pages say it. */

/** In a step of the newsroom, or of a reader with a password or a second factor. */
export type SignInFault =
  | 'password'
  | 'code'
  | 'passkey'
  | 'ended'
  | 'attempts'
  | 'google'
  | 'away'
  | 'session';

/** In the sign-in of readers by a mail. */
export type MailSignInFault = 'address' | 'code' | 'link' | 'attempts' | 'mail' | 'google' | 'session';
