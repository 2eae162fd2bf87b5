/** A password was right, or a passkey is to sign somebody in: seconds until the second step. */
export const stepSeconds = 300;
/** Choosing an account at Google may take a while. */
export const googleSeconds = 900;
