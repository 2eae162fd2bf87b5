/** Addresses of the newsroom's pages, on every domain; no page links to them [S50]. */
export const newsroomSignInPath = '/szerkesztoseg/belepes';
export const invitationPath = '/szerkesztoseg/meghivo';
export const resetPath = '/szerkesztoseg/elfelejtett';
export const securityPath = '/szerkesztoseg/biztonsag';
export const campaignsPath = '/szerkesztoseg/hirdetesek';

/** Pages of people who are not signed in yet. */
export const newsroomEntrances = [newsroomSignInPath, invitationPath, resetPath];
