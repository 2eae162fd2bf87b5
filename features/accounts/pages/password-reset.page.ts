/** `/szerkesztoseg/elfelejtett`: a link by mail for a new password; every address gets the same answer [S50]. */
import { definePersonalPage, type PersonalRequest } from '#features/kit/public.ts';
import { mailAddressOf } from '../mail-address.ts';
import { resetPath } from '../newsroom-paths.ts';
import { memberLinkField } from '../server/send-to-member.ts';
import { emailField } from '../sign-in-steps-form.ts';
import {
  clientOf,
  type MemberPasswordNeeds,
  type MemberPasswordResult,
  memberPasswordQuery,
  show,
  showLink,
  submitPassword,
} from './member-password.server.ts';

export const passwordResetPage = definePersonalPage({
  route: 'newsroom_reset',
  view: 'MemberPasswordPage',
  at: [{ pattern: resetPath, sites: 'root', row: undefined }],
  query: memberPasswordQuery,
  frame: 'bare',
  examples: [{ name: 'forgotten password', path: resetPath }],
  async load(request, needs: MemberPasswordNeeds) {
    if (!needs.messages.canSend && request.query[memberLinkField] === '') return withoutMail(request);
    return showLink(request, needs, 'reset');
  },
  async submit(request, form, needs: MemberPasswordNeeds) {
    if (form.has(memberLinkField)) return submitPassword(request, form, needs, 'reset');
    if (!needs.messages.canSend) return withoutMail(request);
    return requestReset(request, form.get(emailField) ?? '', needs);
  },
});

type ResetRequest = PersonalRequest<undefined, { kulcs: string }>;

function withoutMail(request: ResetRequest): MemberPasswordResult {
  return show(request, { kind: 'reset', step: 'address', fault: 'mail' });
}

async function requestReset(
  request: ResetRequest,
  typed: string,
  { accounts }: MemberPasswordNeeds,
): Promise<MemberPasswordResult> {
  const email = mailAddressOf(typed);
  if (email === null)
    return show(request, { kind: 'reset', step: 'address', email: typed, fault: 'address' });
  const wait = await accounts.members.requestReset(email, clientOf(request));
  if (wait !== null) return show(request, { kind: 'reset', step: 'address', email, fault: 'attempts' });
  return show(request, { kind: 'reset', step: 'sent' });
}
