export type { AccountsFeature } from './accounts-feature.server.ts';
export { createAccountsFeature } from './accounts-feature.server.ts';
export { browserCookieFor } from './forms/sign-in-form.ts';
export { accountDeletionMail } from './mails/account-deletion.mail.ts';
export { dataDownloadMail } from './mails/data-download.mail.ts';
export { newAddressMail } from './mails/new-address.mail.ts';
export { securityNoticeMail } from './mails/security-notice.mail.ts';
export { loginPage, unavailableLogin } from './pages/login.page.ts';
export type { AuditAction } from './server/audit.server.ts';
export { disabledAmong } from './server/members/member-queries.server.ts';
export { memberLinkAddress } from './server/members/send-to-member.ts';
export { isRecent } from './server/recent.ts';
export { eraseSavedStories } from './server/saved-story-queries.server.ts';
export { confirmIdentity } from './server/sessions/confirm-identity.server.ts';
export type { PersonId } from './server/sessions/session-queries.server.ts';
export { hasBearer } from './sign-in/credentials.ts';
export {
  expiredSessionCookies,
  hasSessionCookies,
  refreshTokenIn,
  sessionCookies,
} from './sign-in/session-cookie.ts';
