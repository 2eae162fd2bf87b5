/** Determines who sends a request, once however often it is needed. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import {
  type AccountsFeature,
  expiredSessionCookies,
  hasSessionCookies,
  refreshTokenIn,
  sessionCookies,
} from '#features/accounts/public.server.ts';
import { type Anonymous, anonymous, type NewsroomViewer, type SignedInUser } from '#features/sites/public.ts';
import { isSecure } from '#platform/http/requests/forms.server.ts';
import type { NewsroomSeesMore } from './newsroom-sees-more.ts';
import { createProgramLimits, type ProgramLimits } from './program-limits.ts';

/**
 * Whether the request of the newsroom may not be answered from the cache, because a page or call shows it more than
 * readers. Any other request is answered with the same bytes as an anonymous reader's.
 */
export type LeavesCache = (request: Pick<IncomingMessage, 'headers' | 'url'>) => boolean;

/** The viewer of a page or call for everyone: a reader is anonymous there, and costs no query [X09]. */
export type ViewerOf = (request: FastifyRequest) => Promise<Anonymous | NewsroomViewer>;

/** The person behind a private call, by a query; null for anonymous requests and for tokens that are not valid. */
export type UserOf = (request: FastifyRequest) => Promise<SignedInUser | null>;

/** The person on a personal page. A session whose access token has ended is refreshed, as without script nobody else can. */
export type PersonOf = (request: FastifyRequest, response: ServerResponse) => Promise<SignedInUser | null>;

/** The viewer of a page for everyone; the session of a member whose access token has ended is refreshed. */
export type PageViewerOf = (
  request: FastifyRequest,
  response: ServerResponse,
) => Promise<Anonymous | NewsroomViewer>;

export interface Viewers {
  leavesCache: LeavesCache;
  viewerOf: ViewerOf;
  pageViewerOf: PageViewerOf;
  userOf: UserOf;
  personOf: PersonOf;
  programs: Pick<ProgramLimits, 'ended'>;
}

export function createViewers(accounts: AccountsFeature, newsroomSeesMore: NewsroomSeesMore): Viewers {
  const programs = createProgramLimits();
  const known = new WeakMap<IncomingMessage, Promise<SignedInUser | null>>();
  const leavesCache: LeavesCache = (request) =>
    accounts.hasNewsroomToken(request.headers) && newsroomSeesMore(request);
  const userOf: UserOf = (request) => {
    const { raw, headers } = request;
    const user = known.get(raw) ?? programs.identified(raw, () => accounts.userOf(headers));
    known.set(request.raw, user);
    return user;
  };
  /** With the cookies of a refreshed session on the response. */
  const refreshedUserOf: PersonOf = async (request, response) => {
    const user = await userOf(request);
    const refreshToken = refreshTokenIn(request.headers.cookie ?? '');
    if (user !== null || refreshToken === null) return user;
    const refreshed = await accounts.sessions.refresh(refreshToken);
    if (refreshed === null) return null;
    response.appendHeader('set-cookie', sessionCookies(refreshed.tokens, isSecure(request)));
    const person = accounts.userOf({ authorization: `Bearer ${refreshed.tokens.access}` });
    known.set(request.raw, person);
    return person;
  };
  return {
    programs,
    leavesCache,
    userOf,
    async personOf(request, response) {
      const person = await refreshedUserOf(request, response);
      if (person === null && hasSessionCookies(request.headers.cookie ?? ''))
        response.appendHeader('set-cookie', expiredSessionCookies(isSecure(request)));
      return person;
    },
    async viewerOf(request) {
      if (!leavesCache(request.raw)) return anonymous;
      return viewerIn(await userOf(request));
    },
    async pageViewerOf(request, response) {
      if (!leavesCache(request.raw)) return anonymous;
      // Without a person the answer is everybody's, so it must not delete the cookies.
      return viewerIn(await refreshedUserOf(request, response));
    },
  };
}

function viewerIn(user: SignedInUser | null): Anonymous | NewsroomViewer {
  return user?.viewer.kind === 'newsroom' ? user.viewer : anonymous;
}
