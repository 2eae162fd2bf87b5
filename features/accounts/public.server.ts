export type { AccountsFeature } from './accounts-feature.server.ts';
export { createAccountsFeature } from './accounts-feature.server.ts';
export { hasBearer } from './credentials.ts';
export { accountDeletionMail } from './mails/account-deletion.mail.ts';
export { dataDownloadMail } from './mails/data-download.mail.ts';
export { newAddressMail } from './mails/new-address.mail.ts';
export { securityNoticeMail } from './mails/security-notice.mail.ts';
export { loginPage, unavailableLogin } from './pages/login.page.ts';
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
