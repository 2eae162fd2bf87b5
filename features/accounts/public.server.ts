export type { AccountsFeature } from './accounts-feature.server.ts';
export { createAccountsFeature } from './accounts-feature.server.ts';
export { googleCheckCall, loginCall, otpCall } from './calls/login.call.ts';
export { meCall } from './calls/me.call.ts';
export { savedStoriesCall } from './calls/saved.call.ts';
export { logoutCall, refreshTokenCall } from './calls/session.call.ts';
export { addTokenCommands } from './commands/token-commands.server.ts';
export { addUserCommands } from './commands/user-commands.server.ts';
export { hasBearer } from './credentials.ts';
export { accountDeletionMail } from './mails/account-deletion.mail.ts';
export { dataDownloadMail } from './mails/data-download.mail.ts';
export { memberLinkMail } from './mails/member-link.mail.ts';
export { newAddressMail } from './mails/new-address.mail.ts';
export { securityNoticeMail } from './mails/security-notice.mail.ts';
export { signInMail } from './mails/sign-in.mail.ts';
export { invitationPage } from './pages/invitation.page.ts';
export { loginPage, unavailableLogin } from './pages/login.page.ts';
export { newsroomSignInPage } from './pages/newsroom-sign-in.page.ts';
export { passwordResetPage } from './pages/password-reset.page.ts';
export { readerSecurityPage } from './pages/reader-security.page.ts';
export { readerSignInPage } from './pages/reader-sign-in.page.ts';
export { securityPage } from './pages/security.page.ts';
export { accountData } from './server/account-data.server.ts';
export type { AuditAction } from './server/audit.server.ts';
export { confirmIdentity } from './server/confirm-identity.server.ts';
export { isRecent } from './server/recent.ts';
export type { PersonId } from './server/session-queries.server.ts';
export {
  expiredSessionCookies,
  hasSessionCookies,
  refreshTokenIn,
  sessionCookies,
} from './session-cookie.ts';
export { browserCookieFor } from './sign-in-form.ts';
