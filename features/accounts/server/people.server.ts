/** A person of either realm, as the pages on which they change how they sign in see them. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { hashOfPassword } from '../factors/password.server.ts';
import { passwordFault } from '../factors/password-fault.server.ts';
import type { PasswordFault } from '../factors/password-rules.ts';
import type { SecurityChange } from '../mails/security-notice.mail.ts';
import type { Audit, AuditAction, Client } from './audit.server.ts';
import { deleteLinksOf, memberById, setMemberPassword } from './members/member-queries.server.ts';
import { readerById, readerPasswordHash, setReaderPassword } from './reader-queries.server.ts';
import type { SecurityNotices } from './security-notices.ts';
import type { PersonId } from './sessions/session-queries.server.ts';
import type { Sessions } from './sessions/sessions.server.ts';

export interface Person {
  id: PersonId;
  email: string;
  /** '' for a reader who gave none. */
  name: string;
  language: 'hu' | 'en';
  hasPassword: boolean;
}

export interface People {
  /** Null for a disabled member, and for an account that was deleted. */
  byId(id: PersonId): Promise<Person | null>;
  /** Sets the person's own password and ends their other sessions. */
  changePassword(
    person: Person,
    password: string,
    { client, sessionId }: { client: Client; sessionId: string | null },
  ): Promise<PasswordFault | null>;
  /** Notes a change in the newsroom's log and tells the person by mail. Readers are not in the log. */
  recordChange(
    trx: Transaction<DB>,
    person: Person,
    change: { action: AuditAction; notice: SecurityChange | null; client: Client },
  ): Promise<void>;
}

export interface PeopleNeeds {
  db: Kysely<DB>;
  sessions: Sessions;
  audit: Audit;
  securityNotices: SecurityNotices;
}

export function createPeople({ db, sessions, audit, securityNotices }: PeopleNeeds): People {
  const recordChange: People['recordChange'] = async (trx, person, { action, notice, client }) => {
    const { realm, id } = person.id;
    if (realm === 'newsroom') await audit.record(trx, { action, actorId: id, memberId: id, client });
    if (notice !== null) await securityNotices.send(trx, person, notice, client.browser);
  };

  return {
    byId: (id) => (id.realm === 'newsroom' ? personOfMember(db, id.id) : personOfReader(db, id.id)),
    recordChange,
    async changePassword(person, password, { client, sessionId }) {
      const fault = await passwordFault(password, [person.name, person.email]);
      if (fault) return fault;
      const hash = await hashOfPassword(password);
      const { realm, id } = person.id;
      await db.transaction().execute(async (trx) => {
        if (realm === 'reader') await setReaderPassword(trx, id, hash);
        else {
          await setMemberPassword(trx, id, hash);
          await deleteLinksOf(trx, id);
        }
        await sessions.endAll(trx, person.id, sessionId);
        await recordChange(trx, person, { action: 'password-changed', notice: 'password', client });
      });
      return null;
    },
  };
}

async function personOfMember(db: Kysely<DB>, id: number): Promise<Person | null> {
  const member = await memberById(db, id);
  if (!member || member.isDisabled) return null;
  const { name, email, hasPassword } = member;
  return { id: { realm: 'newsroom', id }, name, email, language: 'hu', hasPassword };
}

async function personOfReader(db: Kysely<DB>, id: number): Promise<Person | null> {
  const reader = await readerById(db, id);
  if (!reader) return null;
  const { name, email, language } = reader;
  const hasPassword = (await readerPasswordHash(db, id)) !== null;
  return { id: { realm: 'reader', id }, name: name ?? '', email, language, hasPassword };
}

export function isSamePerson(one: PersonId, other: PersonId): boolean {
  return one.realm === other.realm && one.id === other.id;
}
