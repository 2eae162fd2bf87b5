/** Links with which members set their first password, or a new one. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { SharedLimits } from '#platform/http/limits/shared-limits.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Signer } from '#platform/tokens/signer.server.ts';
import { hashOfPassword } from '../../factors/password.server.ts';
import { passwordFault } from '../../factors/password-fault.server.ts';
import type { PasswordFault } from '../../factors/password-rules.ts';
import { hashOfToken, isToken, newToken } from '../../sign-in/token.server.ts';
import { type Actor, type Audit, byCommand, type Client } from '../audit.server.ts';
import { noticeAddressee, type SecurityNotices } from '../security-notices.ts';
import type { AttemptLimits } from '../sessions/attempt-limits.server.ts';
import type { Sessions } from '../sessions/sessions.server.ts';
import {
  deleteLinksOf,
  insertLink,
  linkByHash,
  type Member,
  memberByEmail,
  type OpenLink,
  setMemberPassword,
  spendLink,
} from './member-queries.server.ts';
import type { SendMemberLink } from './send-to-member.ts';

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

export interface MemberLinks {
  /** Returns the token of a new link. */
  issue(trx: Kysely<DB>, memberId: number, kind: OpenLink['kind'], seconds?: number): Promise<string>;
  /** Sends an invitation to a member; false if there is none with this address. */
  invite(email: string, by?: Actor): Promise<boolean>;
  /** Sends a link to whoever has this address; seconds to wait after too many requests. */
  requestReset(email: string, client: Client): Promise<number | null>;
  link(token: string): Promise<OpenLink | null>;
  /** Sets the password of a link's member, and ends all their sessions. */
  acceptLink(token: string, password: string, client: Client): Promise<PasswordResult>;
}

export interface MemberLinksNeeds {
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

export function createMemberLinks(needs: MemberLinksNeeds): MemberLinks {
  const { db, clock, signer, audit, attempts, limits } = needs;

  async function issue(
    trx: Kysely<DB>,
    memberId: number,
    kind: OpenLink['kind'],
    seconds = kind === 'invitation' ? invitationSeconds : resetSeconds,
  ): Promise<string> {
    await signer.load();
    const token = newToken('member', signer);
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + seconds * 1000);
    await insertLink(trx, { hash: hashOfToken(token), memberId, kind, now, expiresAt });
    return token;
  }

  async function send(trx: Transaction<DB>, member: Member, kind: OpenLink['kind']): Promise<void> {
    await needs.sendLink(trx, member, { kind, token: await issue(trx, member.id, kind) });
  }

  async function sendReset(email: string, client: Client): Promise<void> {
    const member = await memberByEmail(db, email);
    const isTooMany = (await limits.consume('reset mail', email, resetMails)) !== null;
    const isKnown = member !== null && !member.isDisabled && !isTooMany;
    await db.transaction().execute(async (trx) => {
      if (isKnown) await send(trx, member, 'reset');
      const memberId = isKnown ? member.id : null;
      await audit.record(trx, { action: 'reset-requested', actorId: null, memberId, client });
    });
  }

  async function link(token: string): Promise<OpenLink | null> {
    await signer.load();
    return isToken(token, 'member', signer) ? linkByHash(db, hashOfToken(token), clock.now()) : null;
  }

  return {
    issue,
    link,
    async invite(email, by = byCommand) {
      const member = await memberByEmail(db, email);
      if (!member) return false;
      await db.transaction().execute(async (trx) => {
        await send(trx, member, 'invitation');
        await audit.record(trx, { action: 'member-invited', memberId: member.id, ...by });
      });
      return true;
    },
    async requestReset(email, client) {
      const wait = await attempts.count('reset', email, client.address);
      if (wait === null) await Promise.all([sendReset(email, client), needs.pause(resetAnswerMs)]);
      return wait;
    },
    async acceptLink(token, password, client) {
      const opened = await link(token);
      return opened ? accept(needs, opened, { token, password, client }) : { kind: 'ended' };
    },
  };
}

async function accept(
  { db, sessions, audit, securityNotices }: MemberLinksNeeds,
  { memberId, email, name, kind }: OpenLink,
  { token, password, client }: { token: string; password: string; client: Client },
): Promise<PasswordResult> {
  const fault = await passwordFault(password, [name, email]);
  if (fault) return { kind: 'fault', fault };
  const hash = await hashOfPassword(password);
  return db.transaction().execute(async (trx) => {
    if (!(await spendLink(trx, hashOfToken(token)))) return { kind: 'ended' };
    await setMemberPassword(trx, memberId, hash);
    await deleteLinksOf(trx, memberId);
    await sessions.endAll(trx, { realm: 'newsroom', id: memberId }, null);
    const action = kind === 'invitation' ? 'invitation-accepted' : 'password-reset';
    await audit.record(trx, { action, actorId: memberId, memberId, client });
    if (kind === 'reset') {
      const member = { id: memberId, email, name };
      await securityNotices.send(trx, noticeAddressee(member), 'password', client.browser);
    }
    return { kind: 'done', memberId, email };
  });
}
