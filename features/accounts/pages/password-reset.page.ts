/** `/szerkesztoseg/elfelejtett`: a link by mail for a new password; every address gets the same answer [S50]. */
import { definePersonalPage, type PersonalRequest } from '#features/kit/public.ts';
import { addressForm, memberPasswordForm } from '../forms/account-forms.ts';
import { resetPath } from '../newsroom-paths.ts';
import { memberLinkField } from '../server/members/send-to-member.ts';
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
    const password = memberPasswordForm.read(form);
    if (password.kind === 'valid' || password.typed.link !== '')
      return submitPassword(request, form, needs, 'reset');
    if (!needs.messages.canSend) return withoutMail(request);
    return requestReset(request, form, needs);
  },
});

type ResetRequest = PersonalRequest<undefined, { kulcs: string }>;

function withoutMail(request: ResetRequest): MemberPasswordResult {
  return show(request, { kind: 'reset', step: 'address', fault: 'mail' });
}

async function requestReset(
  request: ResetRequest,
  form: URLSearchParams,
  { accounts }: MemberPasswordNeeds,
): Promise<MemberPasswordResult> {
  const reading = addressForm.read(form);
  if (reading.kind === 'faulty')
    return show(request, { kind: 'reset', step: 'address', ...reading.typed, fault: 'address' });
  const { email } = reading.value;
  const wait = await accounts.members.requestReset(email, clientOf(request));
  if (wait !== null) return show(request, { kind: 'reset', step: 'address', email, fault: 'attempts' });
  return show(request, { kind: 'reset', step: 'sent' });
}
