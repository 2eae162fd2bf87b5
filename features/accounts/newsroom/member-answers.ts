/** The calls of members, and the schemas of their answers. */
import * as z from 'zod/mini';
import type { Call } from '#features/kit/public.newsroom.ts';
import { type Role, roles } from '#features/sites/public.ts';

const memberSchema = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(roles)),
  siteRoles: z.record(z.string(), z.array(z.enum(roles))),
  /** `waiting`: no invitation is open, and there is no password either. */
  state: z.enum(['active', 'invited', 'waiting', 'disabled']),
  invitedUntil: z.nullable(z.string()),
  hasSecondFactor: z.boolean(),
  sessions: z.int(),
  lastUsedAt: z.nullable(z.string()),
  version: z.int(),
});

export type Member = z.infer<typeof memberSchema>;

const invitedSchema = z.object({
  member: memberSchema,
  /** The link of the invitation where the server sends no mails. */
  link: z.nullable(z.string()),
});

export type Invited = z.infer<typeof invitedSchema>;

const folder = '/api/newsroom/members';

export const membersCall: Call<Member[]> = {
  path: folder,
  read: (value) => z.object({ members: z.array(memberSchema) }).parse(value).members,
};

export function memberCall(id: number): Call<Member> {
  return { path: `${folder}/${id}`, read: (value) => memberSchema.parse(value) };
}

/** Roles to grant, as the roles form and these calls have them. */
export interface Granted {
  roles: Role[];
  siteRoles: Record<string, Role[]>;
}

export function inviteCall(body: { email: string; name: string } & Granted): Call<Invited> {
  const read = (value: unknown) => invitedSchema.parse(value);
  return { method: 'POST', path: folder, isOnce: true, body, read };
}

export function inviteAgainCall(id: number): Call<Invited> {
  return {
    method: 'POST',
    path: `${folder}/${id}/invitation`,
    read: (value) => invitedSchema.parse(value),
  };
}

export function withdrawCall(id: number): Call<Member> {
  return {
    method: 'DELETE',
    path: `${folder}/${id}/invitation`,
    read: (value) => memberSchema.parse(value),
  };
}

export function changeMemberCall(
  { id, version }: Pick<Member, 'id' | 'version'>,
  change: Partial<Granted> & { isDisabled?: boolean },
): Call<Member> {
  return { ...memberCall(id), method: 'PATCH', body: { ...change, version } };
}

export function endSessionsCall(id: number): Call<Member> {
  return { method: 'DELETE', path: `${folder}/${id}/sessions`, read: (value) => memberSchema.parse(value) };
}

export function confirmCall(password: string): Call<unknown> {
  return {
    method: 'POST',
    path: '/api/newsroom/confirmation',
    body: { password },
    read: (value) => value,
  };
}
