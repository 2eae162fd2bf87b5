/** Addresses and form fields of the preview's login page. */
export const loginPath = '/login';
export const logoutPath = '/logout';
/** The parameter with the path requested before the login. */
export const returnParameter = 'tovabb';
