/** The pages on which a member sets a password by a link: an invitation, or after a forgotten one. */
import { z } from 'zod';
import { headOfPage, type PersonalRequest, type PersonalResult } from '#features/kit/public.ts';
import { may, type NewsroomViewer, textField } from '#features/sites/public.ts';
import type { AccountsFeature } from '../accounts-feature.server.ts';
import type { PasswordFault } from '../factors/password-rules.ts';
import { lengthFault, memberPasswordForm } from '../forms/account-forms.ts';
import {
  invitationPath,
  newsroomPath,
  newsroomSignInPath,
  resetPath,
  securityPath,
} from '../newsroom-paths.ts';
import type { Client } from '../server/audit.server.ts';
import { memberLinkField } from '../server/members/send-to-member.ts';
import { browserName } from '../sign-in/browser-name.ts';
import { sessionCookies } from '../sign-in/session-cookie.ts';
import { memberPasswordWords } from '../view/member-password-words.ts';

export interface MemberPasswordData {
  kind: 'invitation' | 'reset';
  /**
   * `address`: where to send a link. `sent`: it is on its way, if the address has an account. `password`: the link is
   * valid. `ended`: it is not. `done`: the new password counts.
   */
  step: 'address' | 'sent' | 'password' | 'ended' | 'done';
  /** The token of the link. */
  link: string;
  /** Of the link's member, for the browser's list of passwords. */
  email: string;
  fault: PasswordFault | 'address' | 'attempts' | 'mail' | null;
  action: string;
  signIn: string;
}

export interface MemberPasswordNeeds {
  accounts: AccountsFeature;
  messages: { canSend: boolean };
}

export const memberPasswordQuery = z.object({ [memberLinkField]: textField });

type Request = PersonalRequest<undefined, z.output<typeof memberPasswordQuery>>;
type Kind = MemberPasswordData['kind'];
export type MemberPasswordResult = PersonalResult<MemberPasswordData>;

const paths = { invitation: invitationPath, reset: resetPath };

export async function showLink(
  request: Request,
  { accounts }: MemberPasswordNeeds,
  kind: Kind,
): Promise<MemberPasswordResult> {
  const token = request.query[memberLinkField];
  if (token === '' && kind === 'reset') return show(request, { kind, step: 'address' });
  const link = await accounts.members.link(token);
  if (link?.kind !== kind) return show(request, { kind, step: 'ended' });
  return show(request, { kind, step: 'password', link: token, email: link.email });
}

export async function submitPassword(
  request: Request,
  form: URLSearchParams,
  { accounts }: MemberPasswordNeeds,
  kind: Kind,
): Promise<MemberPasswordResult> {
  const reading = memberPasswordForm.read(form);
  const { link: token } = reading.kind === 'valid' ? reading.value : reading.typed;
  const link = await accounts.members.link(token);
  if (link?.kind !== kind) return show(request, { kind, step: 'ended' });
  const refuse = (fault: PasswordFault) =>
    show(request, { kind, step: 'password', link: token, email: link.email, fault });
  if (reading.kind === 'faulty') return refuse(lengthFault(reading.typed));
  const client = clientOf(request);
  const result = await accounts.members.acceptLink(token, reading.value.password, client);
  if (result.kind === 'ended') return show(request, { kind, step: 'ended' });
  if (result.kind === 'fault') return refuse(result.fault);
  const person = { realm: 'newsroom', id: result.memberId } as const;
  // Only an invitation signs in, and only without a second factor, because a mail proves only one factor.
  if (kind === 'reset' || (await accounts.factors.areRequired(person)))
    return show(request, { kind, step: 'done' });
  await accounts.signOut(request.client.cookies);
  const tokens = await accounts.signIn.startSession(person, client);
  return {
    kind: 'redirect',
    status: 303,
    location: homeOf({
      kind: 'newsroom',
      id: result.memberId,
      roles: link.roles,
      ...(link.siteRoles && { siteRoles: link.siteRoles }),
    }),
    cookies: sessionCookies(tokens, request.client.isSecure),
  };
}

/** Members with a role begin in the newsroom's application, others on the page of their sign-in. */
function homeOf(member: NewsroomViewer): string {
  const hasScreens = may(member, 'write-own-stories') || may(member, 'manage-members');
  return hasScreens ? newsroomPath : securityPath;
}

export function clientOf({ client }: Pick<Request, 'client'>): Client {
  return { address: client.address, browser: browserName(client.userAgent), way: 'page' };
}

const statuses: Record<NonNullable<MemberPasswordData['fault']>, number> = {
  short: 422,
  long: 422,
  common: 422,
  personal: 422,
  address: 422,
  attempts: 429,
  mail: 503,
};

export function show(
  request: Request,
  given: Pick<MemberPasswordData, 'kind' | 'step'> & Partial<MemberPasswordData>,
): MemberPasswordResult {
  const path = paths[given.kind];
  const data: MemberPasswordData = {
    link: '',
    email: '',
    fault: null,
    action: path,
    signIn: newsroomSignInPath,
    ...given,
  };
  const head = headOfPage(request, {
    title: memberPasswordWords.heads[given.kind],
    description: request.site.description,
    canonicalPath: path,
    robots: 'noindex',
  });
  const status = data.fault === null ? (data.step === 'ended' ? 410 : 200) : statuses[data.fault];
  return { kind: 'page', status, head, data };
}
