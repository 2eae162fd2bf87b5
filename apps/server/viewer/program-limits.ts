/** Limits of programs, for each token by itself: one that misbehaves slows no editor [NAPI-04]. */
import type { IncomingMessage } from 'node:http';
import type { SignedInUser } from '#features/sites/public.ts';
import { Problem } from '#platform/http/answers/problem.ts';
import { createAddressLimit } from '#platform/http/limits/address-limit.ts';
import { bearerIn } from '#platform/http/requests/bearer.ts';

/** Requests of a token in a minute, in one process. */
export const programRequestsAMinute = 600;
/** Requests of a token that are handled at the same time in one process: fewer than it has connections to the database. */
export const programRequestsAtOnce = 4;

/** After this a request counts as over, should its end not be noticed. */
const longestMs = 60_000;

export interface ProgramLimits {
  /**
   * Finds the client of a request with a bearer token. Concurrent requests with the same token share one query.
   * @throws {Problem} for a program beyond its limits
   */
  identified(
    request: IncomingMessage,
    find: () => Promise<SignedInUser | null>,
  ): Promise<SignedInUser | null>;
  /** The request has its answer. */
  ended(request: IncomingMessage): void;
}

export function createProgramLimits(now: () => number = () => performance.now()): ProgramLimits {
  const isWithinMinute = createAddressLimit({
    limit: programRequestsAMinute,
    addresses: 10_000,
    intervalMs: 60_000,
  });
  const finding = new Map<string, Promise<SignedInUser | null>>();
  const handled = new Map<IncomingMessage, { tokenId: number; until: number }>();
  return {
    async identified(request, find) {
      const bearer = bearerIn(request.headers);
      if (bearer === null) return find();
      const user = await foundOnce(finding, bearer, find);
      const token = user?.viewer.kind === 'newsroom' ? user.viewer.token : undefined;
      // A live connection is one request, which is never over.
      if (!token || request.headers.upgrade !== undefined) return user;
      if (!isWithinMinute(`token ${token.id}`, now()))
        throw new Problem(
          'too-many-requests',
          `A token may send ${programRequestsAMinute} requests a minute.`,
          60,
        );
      const at = now();
      const running = [...handled.values()].filter(
        ({ tokenId, until }) => tokenId === token.id && until > at,
      );
      if (running.length >= programRequestsAtOnce)
        throw new Problem(
          'too-many-requests',
          `Of a token ${programRequestsAtOnce} requests are handled at once.`,
          1,
        );
      handled.set(request, { tokenId: token.id, until: at + longestMs });
      return user;
    },
    ended: (request) => void handled.delete(request),
  };
}

async function foundOnce<Value>(
  finding: Map<string, Promise<Value>>,
  name: string,
  find: () => Promise<Value>,
): Promise<Value> {
  const before = finding.get(name);
  if (before) return before;
  const found = find().finally(() => finding.delete(name));
  finding.set(name, found);
  return found;
}
