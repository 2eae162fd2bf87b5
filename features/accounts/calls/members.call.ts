/** `/api/newsroom/members`: an admin lists, invites, changes and disables members of the newsroom [TOOL-08]. */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import {
  type CallFailure,
  defineCall,
  failure,
  fieldsFailure,
  json,
  jsonBody,
  publicCall,
  type SignedInClient,
} from '#features/kit/public.ts';
import { type Grants, roles, storedGrants, type Viewpoint } from '#features/sites/public.ts';
import { contentVersion } from '#platform/http/answers/content-version.server.ts';
import { numberInAddress } from '#platform/http/requests/numbers-in-addresses.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { AccountsFeature } from '../accounts-feature.server.ts';
import { type MemberFault, memberFaultWords } from '../forms/member-fault-words.ts';
import { memberChange, newMember } from '../forms/member-fields.ts';
import type { Actor } from '../server/audit.server.ts';
import type { ListedMember } from '../server/members/member-list-queries.server.ts';
import { memberLinkAddress } from '../server/members/send-to-member.ts';
import { isRecent } from '../server/recent.ts';
import { confirmIdentity } from '../server/sessions/confirm-identity.server.ts';
import { browserName } from '../sign-in/browser-name.ts';

interface MemberNeeds {
  accounts: AccountsFeature;
  clock: Clock;
  db: Kysely<DB>;
  messages: { canSend: boolean };
}

const adminsCall = {
  ...publicCall,
  tag: 'newsroom',
  audience: 'signedIn',
  right: 'manage-members',
  varies: 'nothing',
  caching: 'none',
  cors: 'own',
  isDocumented: false,
} as const;

const largestBody = 4_096;
const idInPath = z.object({ id: numberInAddress(2_147_483_647) });
const time = z.iso.datetime();

const memberSchema = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(roles)),
  siteRoles: z.record(z.string(), z.array(z.enum(roles))).describe('By slug of a site, beside the others.'),
  state: z
    .enum(['active', 'invited', 'waiting', 'disabled'])
    .describe('`invited`: an invitation is open. `waiting`: there is none, and no password either.'),
  invitedUntil: time.nullable(),
  hasSecondFactor: z.boolean(),
  sessions: z.int().describe('In how many browsers they are signed in.'),
  lastUsedAt: time.nullable(),
  version: z.int().describe('Of what can be changed.'),
});
const memberAnswer = json(memberSchema, 'The member.');
const invitedAnswer = json(
  z.object({
    member: memberSchema,
    link: z
      .string()
      .nullable()
      .describe('To give to them, where no mails can be sent; null when one is on its way.'),
  }),
  'The member, and their invitation.',
);

export const membersCall = defineCall({
  ...adminsCall,
  id: 'newsroomMembers',
  path: '/api/newsroom/members',
  summary: 'All members of the newsroom, by name',
  answer: json(z.object({ members: z.array(memberSchema) }), 'The members.'),
  async handle(_request, { accounts }: MemberNeeds) {
    const members = (await accounts.members.list()).map(presentMember);
    return { kind: 'answer', value: { members }, dependencies: null };
  },
});

export const memberCall = defineCall({
  ...adminsCall,
  id: 'newsroomMember',
  path: '/api/newsroom/members/:id',
  summary: 'A member of the newsroom',
  params: idInPath,
  problems: ['member-not-found'],
  answer: memberAnswer,
  handle: async ({ params: { id } }, needs: MemberNeeds) => show(id, needs),
});

export const inviteMemberCall = defineCall({
  ...adminsCall,
  id: 'newsroomInviteMember',
  method: 'POST',
  path: '/api/newsroom/members',
  summary: 'Invites a new member',
  description: 'A session needs a proof of identity within ten minutes.',
  body: jsonBody(newMember, largestBody),
  problems: ['confirmation-required', 'fields-invalid', 'member-not-found'],
  answer: invitedAnswer,
  async handle({ body, view, viewer }, needs: MemberNeeds) {
    const unproved = proofOf(viewer, needs);
    if (unproved) return unproved;
    if (hasUnknownSite(view, body.siteRoles)) return faultOf('unknown-site');
    const { members } = needs.accounts;
    const token = await members.create(
      { ...body, ...storedGrants(body.roles, body.siteRoles) },
      actorOf(viewer),
    );
    const created = await members.byEmail(body.email);
    if (token === null || !created) return faultOf('address-taken');
    if (!needs.messages.canSend) return invited(created.id, linkOf(view, token), needs);
    await members.invite(body.email, actorOf(viewer));
    return invited(created.id, null, needs);
  },
});

export const inviteAgainCall = defineCall({
  ...adminsCall,
  id: 'newsroomInviteAgain',
  method: 'POST',
  path: '/api/newsroom/members/:id/invitation',
  summary: 'Invites a member again; earlier invitations end',
  description: 'A session needs a proof of identity within ten minutes.',
  params: idInPath,
  problems: ['confirmation-required', 'fields-invalid', 'member-not-found'],
  answer: invitedAnswer,
  async handle({ params: { id }, view, viewer }, needs: MemberNeeds) {
    const unproved = proofOf(viewer, needs);
    if (unproved) return unproved;
    const { members } = needs.accounts;
    const member = await members.byId(id);
    if (!member) return missing;
    // The link sets a password: a member who has one can only request a reset themselves.
    if (member.hasPassword || member.isDisabled) return faultOf('not-invited');
    if (!needs.messages.canSend) return invited(id, linkOf(view, await members.inviteForADay(member)), needs);
    await members.invite(member.email, actorOf(viewer));
    return invited(id, null, needs);
  },
});

export const withdrawInvitationCall = defineCall({
  ...adminsCall,
  id: 'newsroomWithdrawInvitation',
  method: 'DELETE',
  path: '/api/newsroom/members/:id/invitation',
  summary: 'Withdraws an invitation',
  params: idInPath,
  problems: ['member-not-found'],
  answer: memberAnswer,
  async handle({ params: { id }, viewer }, needs: MemberNeeds) {
    const member = await needs.accounts.members.byId(id);
    if (!member) return missing;
    await needs.accounts.members.withdrawInvitation(member, actorOf(viewer));
    return show(id, needs);
  },
});

export const changeMemberCall = defineCall({
  ...adminsCall,
  id: 'newsroomChangeMember',
  method: 'PATCH',
  path: '/api/newsroom/members/:id',
  summary: 'Changes the roles of a member, disables or enables them',
  description:
    'Connections of the member end within a second. A session needs a proof of identity within ten minutes, except to disable.',
  params: idInPath,
  body: jsonBody(memberChange, largestBody),
  problems: ['confirmation-required', 'fields-invalid', 'member-not-found', 'version-outdated'],
  answer: memberAnswer,
  async handle({ params: { id }, body, view, viewer }, needs: MemberNeeds) {
    const { members } = needs.accounts;
    const { isDisabled, roles: granted, siteRoles } = body;
    const hasGrants = granted !== undefined || siteRoles !== undefined;
    // Disabling and ending sessions need no proof of identity, so that they take effect at once.
    const unproved = !hasGrants && isDisabled === true ? null : proofOf(viewer, needs);
    if (unproved) return unproved;
    const member = await members.byId(id);
    if (!member) return missing;
    const version = memberVersion(member);
    if (body.version !== version) {
      const newer = await show(id, needs);
      return newer.kind === 'answer' ? { kind: 'outdated', value: newer.value, version } : newer;
    }
    const isSelf = viewer.sessionId !== null && viewer.viewer.id === id;
    // There is always an admin who can undo what an admin does.
    if (isSelf && (isDisabled === true || granted?.includes('admin') === false))
      return faultOf('own-account');
    if (siteRoles !== undefined && hasUnknownSite(view, siteRoles)) return faultOf('unknown-site');
    if (hasGrants) {
      const grants = storedGrants(granted ?? member.roles, siteRoles ?? member.siteRoles);
      await members.setRoles(member, grants, actorOf(viewer));
    }
    if (isDisabled !== undefined && isDisabled !== member.isDisabled)
      await members[isDisabled ? 'disable' : 'enable'](member, actorOf(viewer));
    return show(id, needs);
  },
});

export const endSessionsCall = defineCall({
  ...adminsCall,
  id: 'newsroomEndSessions',
  method: 'DELETE',
  path: '/api/newsroom/members/:id/sessions',
  summary: 'Ends all sessions of a member, with their connections',
  params: idInPath,
  problems: ['member-not-found'],
  answer: memberAnswer,
  async handle({ params: { id }, viewer }, needs: MemberNeeds) {
    const member = await needs.accounts.members.byId(id);
    if (!member) return missing;
    await needs.accounts.members.endSessions(member, actorOf(viewer));
    return show(id, needs);
  },
});

export const confirmCall = defineCall({
  ...adminsCall,
  id: 'newsroomConfirm',
  method: 'POST',
  path: '/api/newsroom/confirmation',
  summary: 'Proves again who somebody is, by their password',
  body: jsonBody(z.strictObject({ password: z.string().min(1).max(256) }), largestBody),
  problems: ['fields-invalid', 'too-many-requests'],
  answer: json(z.object({}), 'What needs the proof can be done for ten minutes.'),
  async handle({ body, viewer }, { accounts, db }: MemberNeeds) {
    const { sessionId } = viewer;
    const person = await accounts.people.byId({ realm: 'newsroom', id: viewer.viewer.id });
    // A script has no session, and is asked for no proof.
    if (sessionId === null || person === null) return faultOf('wrong-password');
    const { client } = actorOf(viewer);
    const proved = await confirmIdentity({ accounts, db }, { person, sessionId, client }, body.password);
    if (proved === 'wrong') return faultOf('wrong-password');
    if (proved === 'attempts') return failure('too-many-requests', 'There were too many wrong passwords.');
    return { kind: 'answer', value: {}, dependencies: null };
  },
});

const missing = failure('member-not-found', 'No member of the newsroom has this id.');

async function show(id: number, { accounts }: MemberNeeds) {
  const member = await accounts.members.listed(id);
  return member === null
    ? missing
    : ({ kind: 'answer', value: presentMember(member), dependencies: null } as const);
}

async function invited(id: number, link: string | null, { accounts }: MemberNeeds) {
  const member = await accounts.members.listed(id);
  return member === null
    ? missing
    : ({ kind: 'answer', value: { member: presentMember(member), link }, dependencies: null } as const);
}

function presentMember({
  invitedUntil,
  lastUsedAt,
  roles: given,
  siteRoles = {},
  ...member
}: ListedMember): z.output<typeof memberSchema> {
  return {
    ...member,
    roles: [...given],
    siteRoles: Object.fromEntries(Object.entries(siteRoles).map(([site, ofSite]) => [site, [...ofSite]])),
    invitedUntil: invitedUntil?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    version: memberVersion({ roles: given, siteRoles, isDisabled: member.state === 'disabled' }),
  };
}

function memberVersion({
  roles: given,
  siteRoles = {},
  isDisabled,
}: Grants & { isDisabled: boolean }): number {
  return contentVersion([given, siteRoles, isDisabled]);
}

function hasUnknownSite({ edition }: Viewpoint, siteRoles: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(siteRoles).some((given) => edition.sites.every(({ slug }) => slug !== given));
}

/** Granting access needs a proof of identity within ten minutes; a token has no session and needs none. */
function proofOf({ sessionId, authenticatedAt }: SignedInClient, { clock }: MemberNeeds): CallFailure | null {
  return sessionId === null || isRecent(authenticatedAt, clock.now())
    ? null
    : failure('confirmation-required', 'Prove again who you are, then repeat the request.');
}

/** A script is no member. */
function actorOf({ viewer, sessionId, address, userAgent }: SignedInClient): Actor {
  const client = { address, browser: browserName(userAgent), way: 'api' } as const;
  return { actorId: sessionId === null ? null : viewer.id, client };
}

function linkOf(view: Viewpoint, token: string): string {
  return memberLinkAddress(view, 'invitation', token);
}

function faultOf(fault: MemberFault): CallFailure {
  return fieldsFailure({ [fault]: memberFaultWords.hu[fault] });
}
