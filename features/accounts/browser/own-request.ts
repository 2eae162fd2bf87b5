/**
 * Requests as the person who is signed in. When the access token has ended, the session is refreshed once for all tabs,
 * and the request repeated once [AUTH-08].
 */
import { loginPath, logoutPath, returnParameter } from '../forms/login-form.ts';
import { newsroomSignInPath } from '../newsroom-paths.ts';

const refreshTexts = ['Expired JWT Token', 'Missing accessToken, use your refreshToken!'];

/** The person who is signed in may not do this [AUTH-10]. */
export class ForbiddenError extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super(`${response.url} is forbidden.`);
    this.response = response;
  }
}

export interface OwnRequestNeeds {
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** One at a time, in all tabs of the browser. */
  exclusive: <T>(name: string, act: () => Promise<T>) => Promise<T>;
  /** Whether the marker cookie is that of a member of the newsroom. */
  isMember: () => boolean;
  isPreview: () => boolean;
  /** Leads a member to the sign-in and back. */
  goToSignIn: (path: string) => void;
}

export function createOwnRequest(needs: OwnRequestNeeds) {
  /** A reader whose session has ended becomes anonymous on the same page; a member is led to the sign-in [AUTH-09]. */
  function signedOut(isMember: boolean): void {
    console.info('The session has ended.');
    if (isMember) needs.goToSignIn(needs.isPreview() ? loginPath : newsroomSignInPath);
  }

  /** Another tab may have refreshed while this one waited, so the request is tried again first. */
  async function refreshAndRepeat(path: string, init: RequestInit): Promise<Response> {
    const again = await needs.fetch(path, init);
    if (!(await asksForRefresh(again))) return again;
    // Read before the refresh: its refusal deletes the cookies.
    const isMember = needs.isMember();
    const refreshed = await needs.fetch('/api/token/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    if (refreshed.ok) return needs.fetch(path, init);
    if (refreshed.status === 401) signedOut(isMember);
    return again;
  }

  async function send(path: string, init: RequestInit): Promise<Response> {
    const first = await needs.fetch(path, init);
    if (!(await asksForRefresh(first))) return first;
    return needs.exclusive('lapzarta-session', () => refreshAndRepeat(path, init));
  }

  /** @throws {ForbiddenError} for a 403; in a preview it also ends the session [AUTH-10]. */
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await send(path, init);
    if (response.status !== 403) return response;
    if (needs.isPreview()) {
      await needs.fetch('/api/logout');
      needs.goToSignIn(loginPath);
    }
    throw new ForbiddenError(response);
  };
}

async function asksForRefresh(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  try {
    const { message } = await response.clone().json();
    return refreshTexts.includes(message);
  } catch {
    return false;
  }
}

/** With the browser's own means; the server deletes the cookies of a session that cannot be refreshed. */
export const ownRequest = createOwnRequest({
  fetch: (path, init) => fetch(path, init),
  exclusive: async (name, act) => ('locks' in navigator ? navigator.locks.request(name, act) : act()),
  isMember: () => document.cookie.includes('signed_in=2'),
  // The bar above the pages of a preview.
  isPreview: () => document.querySelector(`form[action="${logoutPath}"]`) !== null,
  goToSignIn: (path) =>
    location.assign(
      `${path}?${new URLSearchParams({ [returnParameter]: location.pathname + location.search })}`,
    ),
});
