/** Members of the newsroom: created from the command line, with a password that they set by a link. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { SharedLimits } from '#platform/http/shared-limits.server.ts';
import type { Role } from '#platform/http/viewer.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Signer } from '#platform/tokens/signer.server.ts';
import { deleteFactors } from '../factors/factor-queries.server.ts';
import { hashOfPassword } from '../factors/password.server.ts';
import { type PasswordFault, passwordFault } from '../factors/password-rules.ts';
import type { SecurityChange } from '../mails/security-notice.mail.ts';
import { hashOfToken, isToken, newToken } from '../token.server.ts';
import type { AttemptLimits } from './attempt-limits.server.ts';
import { type Audit, type Client, commandLine } from './audit.server.ts';
import {
  allMembers,
  deleteLinksOf,
  insertLink,
  insertMember,
  linkByHash,
  type Member,
  memberByEmail,
  memberById,
  type OpenLink,
  setDisabledAt,
  setMemberPassword,
  setRoles,
  spendLink,
} from './member-queries.server.ts';
import type { SecurityNotices } from './security-notices.ts';
import type { MailAddressee, SendMemberLink } from './send-to-member.ts';
import type { Sessions } from './sessions.server.ts';

const invitationSeconds = 7 * 86_400;
const resetSeconds = 3_600;
/** More would be a nuisance in a mailbox; the answer does not tell that no further mail is sent. */
const resetMails = { uses: 5, seconds: 3_600 };
/** Answers to a forgotten password take at least this long, so that their time does not tell who is a member. */
const resetAnswerMs = 400;

export type PasswordResult =
  | { kind: 'done'; memberId: number; email: string }
  /** The link was used or has expired. */
  | { kind: 'ended' }
  | { kind: 'fault'; fault: PasswordFault };

export interface Members {
  /** Returns the token of the invitation; null if the address has a member. */
  create(member: { email: string; name: string; roles: readonly Role[] }): Promise<string | null>;
  /** Sends an invitation to a member; false if there is none with this address. */
  invite(email: string): Promise<boolean>;
  /** Sends a link to whoever has this address; seconds to wait after too many requests. */
  requestReset(email: string, client: Client): Promise<number | null>;
  link(token: string): Promise<OpenLink | null>;
  /** Sets the password of a link's member, and ends all their sessions. */
  acceptLink(token: string, password: string, client: Client): Promise<PasswordResult>;
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

export interface MembersNeeds {
  db: Kysely<DB>;
  clock: Clock;
  signer: Signer;
  sessions: Sessions;
  audit: Audit;
  attempts: AttemptLimits;
  limits: SharedLimits;
  sendLink: SendMemberLink;
  securityNotices: SecurityNotices;
  pause(milliseconds: number): Promise<void>;
}

export function createMembers(needs: MembersNeeds): Members {
  const { db, clock, signer, sessions, audit, attempts, limits, securityNotices } = needs;
  const notify = (
    work: Transaction<DB>,
    member: MailAddressee & { id: number },
    change: SecurityChange,
    browser: string,
  ) =>
    securityNotices.send(
      work,
      { ...member, id: { realm: 'newsroom', id: member.id }, language: 'hu' },
      change,
      browser,
    );

  async function newLink(work: Kysely<DB>, memberId: number, kind: OpenLink['kind']): Promise<string> {
    await signer.load();
    const token = newToken('member', signer);
    const now = clock.now();
    const seconds = kind === 'invitation' ? invitationSeconds : resetSeconds;
    const expiresAt = new Date(now.getTime() + seconds * 1000);
    await insertLink(work, { hash: hashOfToken(token), memberId, kind, now, expiresAt });
    return token;
  }

  async function sendLink(
    work: Transaction<DB>,
    member: MailAddressee & { id: number },
    kind: OpenLink['kind'],
  ) {
    await needs.sendLink(work, member, { kind, token: await newLink(work, member.id, kind) });
  }

  async function log(
    work: Kysely<DB>,
    action: Parameters<Audit['record']>[1]['action'],
    member: Member,
    detail = '',
  ) {
    await audit.record(work, { action, actorId: null, memberId: member.id, client: commandLine, detail });
  }

  async function sendReset(email: string, client: Client): Promise<void> {
    const member = await memberByEmail(db, email);
    const isTooMany = (await limits.consume('reset mail', email, resetMails)) !== null;
    const isKnown = member !== null && !member.isDisabled && !isTooMany;
    await db.transaction().execute(async (work) => {
      if (isKnown) await sendLink(work, member, 'reset');
      const memberId = isKnown ? member.id : null;
      await audit.record(work, { action: 'reset-requested', actorId: null, memberId, client });
    });
  }

  async function openLink(token: string): Promise<OpenLink | null> {
    await signer.load();
    return isToken(token, 'member', signer) ? linkByHash(db, hashOfToken(token), clock.now()) : null;
  }

  return {
    async create(member) {
      return db.transaction().execute(async (work) => {
        const id = await insertMember(work, { ...member, now: clock.now() });
        if (id === null) return null;
        await audit.record(work, {
          ...{ action: 'member-created', actorId: null, memberId: id, client: commandLine },
          detail: member.roles.join(', '),
        });
        return newLink(work, id, 'invitation');
      });
    },
    async invite(email) {
      const member = await memberByEmail(db, email);
      if (!member) return false;
      await db.transaction().execute(async (work) => {
        await sendLink(work, member, 'invitation');
        await log(work, 'member-invited', member);
      });
      return true;
    },
    async requestReset(email, client) {
      const wait = await attempts.count('reset', email, client.address);
      if (wait === null) await Promise.all([sendReset(email, client), needs.pause(resetAnswerMs)]);
      return wait;
    },
    link: openLink,
    async acceptLink(token, password, client) {
      const link = await openLink(token);
      if (!link) return { kind: 'ended' };
      const { memberId, email, name, kind } = link;
      const fault = passwordFault(password, [name, email]);
      if (fault) return { kind: 'fault', fault };
      const hash = await hashOfPassword(password);
      return db.transaction().execute(async (work) => {
        if (!(await spendLink(work, hashOfToken(token)))) return { kind: 'ended' };
        await setMemberPassword(work, memberId, hash);
        await deleteLinksOf(work, memberId);
        await sessions.endAll(work, { realm: 'newsroom', id: memberId }, null);
        const action = kind === 'invitation' ? 'invitation-accepted' : 'password-reset';
        await audit.record(work, { action, actorId: memberId, memberId, client });
        if (kind === 'reset') await notify(work, { id: memberId, email, name }, 'password', client.browser);
        return { kind: 'done', memberId, email };
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
        await notify(work, member, 'totp-removed', '');
      });
    },
  };
}
