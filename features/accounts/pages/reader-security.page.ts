/** `/tamogatas/biztonsag`: sessions, password, authenticator app, passkeys and Google account of a reader. */
import { definePersonalPage } from '#features/kit/public.ts';
import { readerSecurityPath, supportRoute } from '../forms/account-texts.ts';
import { loadSecurity, submitSecurity } from './security.server.ts';
import { readerSecurityQuery, type SecurityNeeds } from './security-data.server.ts';

export const readerSecurityPage = definePersonalPage({
  route: 'support_security',
  view: 'ReaderSecurityPage',
  at: [{ route: supportRoute, pattern: readerSecurityPath, sites: 'root', row: undefined }],
  query: readerSecurityQuery,
  frame: 'site',
  examples: { none: 'it needs a reader, tests/e2e/account.test.ts visits it' },
  load: (request, needs: SecurityNeeds) => loadSecurity(request, needs, 'reader'),
  submit: (request, form, needs: SecurityNeeds) => submitSecurity(request, form, needs, 'reader'),
});
