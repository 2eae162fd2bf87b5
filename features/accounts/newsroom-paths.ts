/** The newsroom's application, on the main domain [NRA-01]. */
export const newsroomPath = '/szerkesztoseg/';

/** Addresses of the newsroom's pages, on every domain; no page of readers links to them [S50]. */
export const newsroomSignInPath = '/szerkesztoseg/belepes';
export const invitationPath = '/szerkesztoseg/meghivo';
export const resetPath = '/szerkesztoseg/elfelejtett';
export const securityPath = '/szerkesztoseg/biztonsag';
export const campaignsPath = '/szerkesztoseg/hirdetesek';

/** Pages of people who are not signed in yet. */
export const newsroomEntrances = [newsroomSignInPath, invitationPath, resetPath];
