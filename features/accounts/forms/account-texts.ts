/** Version of the text to which a reader agrees with a new account; it changes with the text. */
export const accountTextVersion = 'account-2026-11';

/** Route of the support area; a site without it has no accounts. */
export const supportRoute = 'support';

/** Paths of the readers' sign-in and account, below the path of a site. */
export const readerSignInPath = '/tamogatas/belepes';
export const readerProfilePath = '/tamogatas/profil';
export const readerSecurityPath = '/tamogatas/biztonsag';

/** Path of the account service on every site; on its own hosts it is at the root. */
export const accountService = '/fiok';
