import { defineFeature, registerCall, registerMail, registerPersonalPage } from '#features/kit/public.ts';
import type { Edition } from '#features/sites/public.ts';
import { facts } from './accounts.feature.ts';
import type { AccountsFeature } from './accounts-feature.server.ts';
import { googleCheckCall, loginCall, otpCall } from './calls/login.call.ts';
import { meCall } from './calls/me.call.ts';
import {
  changeMemberCall,
  confirmCall,
  endSessionsCall,
  inviteAgainCall,
  inviteMemberCall,
  memberCall,
  membersCall,
  withdrawInvitationCall,
} from './calls/members.call.ts';
import { savedStoriesCall } from './calls/saved.call.ts';
import { logoutCall, refreshTokenCall } from './calls/session.call.ts';
import { addTokenCommands } from './commands/token-commands.server.ts';
import { addUserCommands } from './commands/user-commands.server.ts';
import { googleSetting } from './google-setting.ts';
import { accountDeletionMail } from './mails/account-deletion.mail.ts';
import { dataDownloadMail } from './mails/data-download.mail.ts';
import { memberLinkMail } from './mails/member-link.mail.ts';
import { newAddressMail } from './mails/new-address.mail.ts';
import { securityNoticeMail } from './mails/security-notice.mail.ts';
import { signInMail } from './mails/sign-in.mail.ts';
import { invitationPage } from './pages/invitation.page.ts';
import { loginPage } from './pages/login.page.ts';
import { newsroomSignInPage } from './pages/newsroom-sign-in.page.ts';
import { passwordResetPage } from './pages/password-reset.page.ts';
import { readerSecurityPage } from './pages/reader-security.page.ts';
import { readerSignInPage } from './pages/reader-sign-in.page.ts';
import { securityPage } from './pages/security.page.ts';
import { accountData } from './server/account-data.server.ts';

interface Needs {
  accounts: AccountsFeature;
  edition: Edition;
}

export const accountsFeature = defineFeature({
  ...facts,
  pages: [
    registerPersonalPage(loginPage),
    registerPersonalPage(newsroomSignInPage),
    registerPersonalPage(invitationPage),
    registerPersonalPage(passwordResetPage),
    registerPersonalPage(securityPage),
    registerPersonalPage(readerSignInPage),
    registerPersonalPage(readerSecurityPage),
  ],
  calls: [
    registerCall(meCall),
    registerCall(loginCall),
    registerCall(otpCall),
    registerCall(googleCheckCall),
    registerCall(refreshTokenCall),
    registerCall(logoutCall),
    registerCall(savedStoriesCall),
    registerCall(membersCall),
    registerCall(memberCall),
    registerCall(inviteMemberCall),
    registerCall(inviteAgainCall),
    registerCall(withdrawInvitationCall),
    registerCall(changeMemberCall),
    registerCall(endSessionsCall),
    registerCall(confirmCall),
  ],
  mails: [
    registerMail(signInMail),
    registerMail(dataDownloadMail),
    registerMail(accountDeletionMail),
    registerMail(newAddressMail),
    registerMail(memberLinkMail),
    registerMail(securityNoticeMail),
  ],
  jobs: ({ accounts: { audit }, edition: { retention } }: Needs) => [
    {
      name: 'newsroom-log-prune',
      at: '30 4 * * *',
      timeoutMs: 10 * 60_000,
      tries: 3,
      async run() {
        const deleted = await audit.deleteOld(retention.newsroomLogDays);
        return deleted === 0 ? '' : `deleted ${deleted} lines`;
      },
    },
  ],
  commands: [addUserCommands, addTokenCommands],
  settings: [googleSetting],
  sandboxes: (edition) => (googleSetting.of(edition)?.source === 'sandbox' ? ['google.source'] : []),
  dataOf: ({ accounts }: Needs) => [accountData(accounts)],
});
