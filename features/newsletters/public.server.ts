export { type BounceServer, startBounceServer } from './bounce-server.server.ts';
export { oneClickCall } from './calls/one-click.call.ts';
export { subscribeCall } from './calls/subscribe.call.ts';
export { addNewsletterCommands } from './commands/newsletter-commands.server.ts';
export { confirmNewsletterMail } from './mails/confirm-newsletter.mail.ts';
export { newsletterIssueMail } from './mails/newsletter-issue.mail.ts';
export { clippedBytes, issueQueueName } from './make-issue.server.ts';
export type { Newsletter } from './newsletter.ts';
export {
  createNewslettersFeature,
  type IssueStatus,
  type NewslettersFeature,
} from './newsletters-feature.server.ts';
export type { StoriesOfSite } from './newsletters-needs.server.ts';
export { newsletterOf, newslettersPart, promotedNewsletter } from './newsletters-part.ts';
export { confirmNewsletterPage } from './pages/confirm.page.ts';
export { newsletterIssuePage } from './pages/issue.page.ts';
export { newsletterPage } from './pages/newsletter.page.ts';
export { newsletterPreferencesPage } from './pages/preferences.page.ts';
export { signUpPage } from './pages/sign-up.page.ts';
export { unsubscribePage } from './pages/unsubscribe.page.ts';
export { wantedNewsletters } from './sign-up.ts';
