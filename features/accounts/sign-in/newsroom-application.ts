/** Headers that the newsroom's application sends with each call: its build's protocol and its member. Programs send none. */

/** The version of the calls that the application was built for: raised when an older one could no longer be understood. */
export const newsroomProtocol = 1;

export const protocolHeader = 'x-newsroom-protocol';

/** The member for whom the application is open: somebody else may have signed in in another tab since. */
export const memberHeader = 'x-newsroom-member';
