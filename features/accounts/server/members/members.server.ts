/** Members of the newsroom: invited by an admin or from the command line, with a password that they set by a link. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { type Grants, namesOfGrants } from '#features/sites/public.ts';
import { deleteFactors } from '../../factors/factor-queries.server.ts';
import { type Actor, type Audit, byCommand } from '../audit.server.ts';
import { noticeAddressee } from '../security-notices.ts';
import { createMemberLinks, type MemberLinks, type MemberLinksNeeds } from './member-links.server.ts';
import { type ListedMember, listMembers } from './member-list-queries.server.ts';
import {
  allMembers,
  deleteLinksOf,
  insertMember,
  type Member,
  memberByEmail,
  memberById,
  setDisabledAt,
  setRoles,
} from './member-queries.server.ts';

export interface Members extends Omit<MemberLinks, 'issue'> {
  /** Returns the token of the invitation; null if the address has a member. */
  create(member: Grants & { email: string; name: string }, by?: Actor): Promise<string | null>;
  /** Returns the token of a new invitation that is valid for a day; earlier ones of the member end. */
  inviteForADay(member: Pick<Member, 'id'>): Promise<string>;
  byId(id: number): Promise<Member | null>;
  byEmail(email: string): Promise<Member | null>;
  all(): Promise<Member[]>;
  /** With their invitations and sessions, by name. */
  list(): Promise<ListedMember[]>;
  listed(id: number): Promise<ListedMember | null>;
  setRoles(member: Member, grants: Grants, by?: Actor): Promise<void>;
  withdrawInvitation(member: Member, by?: Actor): Promise<void>;
  endSessions(member: Member, by?: Actor): Promise<void>;
  /** Ends all sessions of the member as well. */
  disable(member: Member, by?: Actor): Promise<void>;
  enable(member: Member, by?: Actor): Promise<void>;
  /** For a member who lost phone and recovery codes: the password alone signs them in. */
  removeFactors(member: Member): Promise<void>;
}

export function createMembers(needs: MemberLinksNeeds): Members {
  const { db, clock, sessions, audit, securityNotices } = needs;
  const { issue, ...links } = createMemberLinks(needs);

  async function log(
    trx: Kysely<DB>,
    action: Parameters<Audit['record']>[1]['action'],
    member: Pick<Member, 'id'>,
    { by = byCommand, detail = '' }: { by?: Actor | undefined; detail?: string } = {},
  ) {
    await audit.record(trx, { action, memberId: member.id, detail, ...by });
  }

  return {
    ...links,
    async create(member, by) {
      return db.transaction().execute(async (trx) => {
        const id = await insertMember(trx, { ...member, now: clock.now() });
        if (id === null) return null;
        await log(trx, 'member-created', { id }, { by, detail: namesOfGrants(member).join(', ') });
        return issue(trx, id, 'invitation');
      });
    },
    inviteForADay: ({ id }) => issue(db, id, 'invitation', 86_400),
    byId: (id) => memberById(db, id),
    byEmail: (email) => memberByEmail(db, email),
    all: () => allMembers(db),
    list: () => listMembers(db, { now: clock.now() }),
    listed: async (id) => (await listMembers(db, { now: clock.now(), id }))[0] ?? null,
    async setRoles(member, grants, by) {
      await db.transaction().execute(async (trx) => {
        await setRoles(trx, member.id, grants);
        await log(trx, 'roles-changed', member, { by, detail: namesOfGrants(grants).join(', ') });
      });
    },
    async withdrawInvitation(member, by) {
      await db.transaction().execute(async (trx) => {
        await deleteLinksOf(trx, member.id);
        await log(trx, 'invitation-withdrawn', member, { by });
      });
    },
    async endSessions(member, by) {
      await db.transaction().execute(async (trx) => {
        await sessions.endAll(trx, { realm: 'newsroom', id: member.id }, null);
        await log(trx, 'sessions-ended', member, { by });
      });
    },
    async disable(member, by) {
      await db.transaction().execute(async (trx) => {
        await setDisabledAt(trx, member.id, clock.now());
        await deleteLinksOf(trx, member.id);
        await sessions.endAll(trx, { realm: 'newsroom', id: member.id }, null);
        await log(trx, 'member-disabled', member, { by });
      });
    },
    async enable(member, by) {
      await db.transaction().execute(async (trx) => {
        await setDisabledAt(trx, member.id, null);
        await log(trx, 'member-enabled', member, { by });
      });
    },
    async removeFactors(member) {
      await db.transaction().execute(async (trx) => {
        await deleteFactors(trx, { realm: 'newsroom', id: member.id });
        await log(trx, 'factors-removed', member);
        await securityNotices.send(trx, noticeAddressee(member), 'totp-removed', '');
      });
    },
  };
}
