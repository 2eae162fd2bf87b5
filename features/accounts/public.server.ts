export type { AccountsRoom, Viewer } from './accounts-room.server.ts';
export { createAccountsRoom } from './accounts-room.server.ts';
export { endedSession, sessionCookie } from './session-cookie.ts';
