/** The newsroom's log: who did what, and from where. It has neither mail addresses nor tokens, codes or passwords. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Clock } from '#platform/time/clock.ts';
import {
  auditLines,
  deleteAuditLines,
  insertAuditLine,
  type NamedAuditLine,
} from './audit-queries.server.ts';

export type AuditAction =
  | 'signed-in'
  | 'sign-in-refused'
  | 'second-factor-refused'
  | 'recovery-code-used'
  | 'member-created'
  | 'member-invited'
  | 'invitation-accepted'
  | 'invitation-withdrawn'
  | 'reset-requested'
  | 'password-reset'
  | 'password-changed'
  | 'roles-changed'
  | 'member-disabled'
  | 'member-enabled'
  | 'session-ended'
  | 'sessions-ended'
  | 'confirmed'
  | 'totp-added'
  | 'totp-removed'
  | 'recovery-codes-renewed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'factors-removed'
  | 'google-linked'
  | 'google-unlinked'
  | 'campaign-created'
  | 'campaign-changed'
  | 'campaign-ended';

/** The client that did something. */
export interface Client {
  /** IP address. */
  address: string;
  /** Name of the browser. */
  browser: string;
  way: 'page' | 'api' | 'command';
}

const commandLine: Client = { address: '', browser: '', way: 'command' };

/** The actor: a member, or null for a command or a script. */
export interface Actor {
  actorId: number | null;
  client: Client;
}

export const byCommand: Actor = { actorId: null, client: commandLine };

export interface AuditEntry {
  action: AuditAction;
  actorId: number | null;
  memberId: number | null;
  client: Client;
  detail?: string;
}

export interface Audit {
  record(trx: Kysely<DB>, entry: AuditEntry): Promise<void>;
  /** Newest first. */
  read(filter: { memberId: number | null; limit: number }): Promise<NamedAuditLine[]>;
  /** Deletes lines older than `days`; returns their number. */
  deleteOld(days: number): Promise<number>;
}

export function createAudit({ db, clock }: { db: Kysely<DB>; clock: Clock }): Audit {
  return {
    async record(trx, { client: { address, browser, way }, detail = '', ...entry }) {
      await insertAuditLine(trx, {
        ...entry,
        browser,
        way,
        detail,
        createdAt: clock.now(),
        network: coarseNetwork(address),
      });
    },
    read: (filter) => auditLines(db, filter),
    deleteOld: (days) => deleteAuditLines(db, new Date(clock.now().getTime() - days * 86_400_000)),
  };
}

/**
 * The network of an address: enough to recognise a stranger, too little to follow a person.
 * @example coarseNetwork('203.0.113.77') // '203.0.113.0/24'
 */
export function coarseNetwork(address: string): string {
  const [, version4] = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(address) ?? [];
  if (version4 !== undefined) return `${version4}.0/24`;
  if (!address.includes(':')) return '';
  const [head = ''] = address.split('::', 1);
  return `${head.split(':').slice(0, 3).join(':')}::/48`;
}
