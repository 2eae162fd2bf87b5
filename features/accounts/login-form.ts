/** What the form of the login page sends, and where the preview's own addresses are. */
export const loginPath = '/login';
export const logoutPath = '/logout';
/** The parameter of the path that was asked for before. */
export const wayBack = 'tovabb';
/** The field of the newsroom's access token. */
export const tokenField = 'kod';
