/** Members of the newsroom: created from the command line, with a password that they set by a link. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Role } from '#platform/http/viewer.ts';
import { deleteFactors } from '../factors/factor-queries.server.ts';
import { type Audit, commandLine } from './audit.server.ts';
import { createMemberLinks, type MemberLinks, type MemberLinksNeeds } from './member-links.server.ts';
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
import { noticeAddressee } from './security-notices.ts';

export interface Members extends Omit<MemberLinks, 'issue'> {
  /** Returns the token of the invitation; null if the address has a member. */
  create(member: { email: string; name: string; roles: readonly Role[] }): Promise<string | null>;
  byId(id: number): Promise<Member | null>;
  byEmail(email: string): Promise<Member | null>;
  all(): Promise<Member[]>;
  setRoles(member: Member, roles: readonly Role[]): Promise<void>;
  /** Ends all sessions of the member as well. */
  disable(member: Member): Promise<void>;
  enable(member: Member): Promise<void>;
  /** For a member who lost phone and recovery codes: the password alone signs them in. */
  removeFactors(member: Member): Promise<void>;
}

export function createMembers(needs: MemberLinksNeeds): Members {
  const { db, clock, sessions, audit, securityNotices } = needs;
  const { issue, ...links } = createMemberLinks(needs);

  async function log(
    work: Kysely<DB>,
    action: Parameters<Audit['record']>[1]['action'],
    member: Member,
    detail = '',
  ) {
    await audit.record(work, { action, actorId: null, memberId: member.id, client: commandLine, detail });
  }

  return {
    ...links,
    async create(member) {
      return db.transaction().execute(async (work) => {
        const id = await insertMember(work, { ...member, now: clock.now() });
        if (id === null) return null;
        await audit.record(work, {
          action: 'member-created',
          actorId: null,
          memberId: id,
          client: commandLine,
          detail: member.roles.join(', '),
        });
        return issue(work, id, 'invitation');
      });
    },
    byId: (id) => memberById(db, id),
    byEmail: (email) => memberByEmail(db, email),
    all: () => allMembers(db),
    async setRoles(member, roles) {
      await db.transaction().execute(async (work) => {
        await setRoles(work, member.id, roles);
        await log(work, 'roles-changed', member, roles.join(', '));
      });
    },
    async disable(member) {
      await db.transaction().execute(async (work) => {
        await setDisabledAt(work, member.id, clock.now());
        await deleteLinksOf(work, member.id);
        await sessions.endAll(work, { realm: 'newsroom', id: member.id }, null);
        await log(work, 'member-disabled', member);
      });
    },
    async enable(member) {
      await db.transaction().execute(async (work) => {
        await setDisabledAt(work, member.id, null);
        await log(work, 'member-enabled', member);
      });
    },
    async removeFactors(member) {
      await db.transaction().execute(async (work) => {
        await deleteFactors(work, { realm: 'newsroom', id: member.id });
        await log(work, 'factors-removed', member);
        await securityNotices.send(work, noticeAddressee(member), 'totp-removed', '');
      });
    },
  };
}
