/** `/szerkesztoseg/meghivo`: a new member sets a password and is signed in [S50]. */
import { definePersonalPage } from '#features/kit/public.ts';
import { invitationPath } from '../newsroom-paths.ts';
import {
  type MemberPasswordNeeds,
  memberPasswordQuery,
  showLink,
  submitPassword,
} from './member-password.server.ts';

export const invitationPage = definePersonalPage({
  route: 'newsroom_invitation',
  view: 'MemberPasswordPage',
  at: [{ pattern: invitationPath, sites: 'root', row: undefined }],
  query: memberPasswordQuery,
  frame: 'bare',
  examples: {
    none: 'it needs the link of a mail, features/accounts/pages/member-password.test.ts visits it',
  },
  load: (request, needs: MemberPasswordNeeds) => showLink(request, needs, 'invitation'),
  submit: (request, form, needs: MemberPasswordNeeds) => submitPassword(request, form, needs, 'invitation'),
});
