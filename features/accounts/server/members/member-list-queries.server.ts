/** Members as the newsroom's screen of members shows them. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { type Grants, storedGrants } from '#features/sites/public.ts';

export interface ListedMember extends Grants {
  id: number;
  email: string;
  name: string;
  /** `invited`: an invitation is open. `waiting`: there is none, and no password either. */
  state: 'active' | 'invited' | 'waiting' | 'disabled';
  /** When the invitation ends. */
  invitedUntil: Date | null;
  hasSecondFactor: boolean;
  sessions: number;
  lastUsedAt: Date | null;
}

type Row = Omit<ListedMember, keyof Grants | 'state'> & {
  roles: string[];
  siteRoles: unknown;
  isDisabled: boolean;
  hasPassword: boolean;
};

/** All of them by name, or the one with this id. */
export async function listMembers(
  db: Kysely<DB>,
  { now, id = null }: { now: Date; id?: number | null },
): Promise<ListedMember[]> {
  const found = await sql<Row>`
    select m.id, m.email, m.name, m.roles, m.site_roles as "siteRoles", m.disabled_at is not null as "isDisabled",
      m.password_hash is not null as "hasPassword",
      (select max(l.expires_at) from member_links l
        where l.member_id = m.id and l.kind = 'invitation' and l.expires_at > ${now}) as "invitedUntil",
      exists (select from totp_factors f where f.member_id = m.id and f.confirmed_at is not null)
        or exists (select from passkeys p where p.member_id = m.id) as "hasSecondFactor",
      (select count(*)::int from sessions s where s.member_id = m.id and s.expires_at > ${now}) as sessions,
      (select max(s.last_used_at) from sessions s
        where s.member_id = m.id and s.expires_at > ${now}) as "lastUsedAt"
    from members m where ${id}::int is null or m.id = ${id} order by m.name, m.id`.execute(db);
  return found.rows.map(({ roles, siteRoles, isDisabled, hasPassword, ...row }) => ({
    ...row,
    ...storedGrants(roles, siteRoles),
    state: isDisabled ? 'disabled' : hasPassword ? 'active' : row.invitedUntil ? 'invited' : 'waiting',
  }));
}
