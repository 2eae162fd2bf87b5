import type { SignedInUser } from '#features/sites/public.ts';
import type { PersonId } from './server/sessions/session-queries.server.ts';

/** The person of a session; null for anonymous clients and for scripts, whose tokens belong to nobody. */
export function personOfUser(user: SignedInUser | null): PersonId | null {
  return user === null || user.sessionId === null ? null : { realm: user.viewer.kind, id: user.viewer.id };
}
