/** `/szerkesztoseg/biztonsag`: sessions, password, second factors and Google account of a member [S50]. */
import { definePersonalPage } from '#features/kit/public.ts';
import { securityPath } from '../newsroom-paths.ts';
import { loadSecurity, submitSecurity } from './security.server.ts';
import { type SecurityNeeds, securityQuery } from './security-data.server.ts';

export const securityPage = definePersonalPage({
  route: 'newsroom_security',
  view: 'SecurityPage',
  at: [{ pattern: securityPath, sites: 'root', row: undefined }],
  query: securityQuery,
  frame: 'bare',
  examples: { none: 'it needs a member of the newsroom, tests/e2e/newsroom.test.ts visits it' },
  load: (request, needs: SecurityNeeds) => loadSecurity(request, needs, 'newsroom'),
  submit: (request, form, needs: SecurityNeeds) => submitSecurity(request, form, needs, 'newsroom'),
});
