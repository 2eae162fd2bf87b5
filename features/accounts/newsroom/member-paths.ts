/** Below the newsroom's address. */
export const membersPath = '/tagok';
/** Instead of an id. */
export const newMember = 'uj';
