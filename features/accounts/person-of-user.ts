import type { SignedInUser } from '#platform/http/viewer.ts';
import type { PersonId } from './server/session-queries.server.ts';

/** The person of a session; null for anonymous clients and for scripts, whose tokens belong to nobody. */
export function personOfUser(user: SignedInUser | null): PersonId | null {
  return user === null || user.sessionId === null ? null : { realm: user.viewer.kind, id: user.viewer.id };
}
