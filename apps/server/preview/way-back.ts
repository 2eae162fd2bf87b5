/** What was asked for before its reader had to sign in: it is remembered in the address of the login page [PREV-02]. */
import { loginPath, logoutPath, wayBack } from '#features/accounts/public.ts';
import { ownPath } from '#platform/http/own-path.ts';

/** Where a reader who is not signed in is sent. */
export function loginAddress(asked: string): string {
  const to = followed(asked);
  return to === '/' ? loginPath : `${loginPath}?${new URLSearchParams({ [wayBack]: to })}`;
}

/** The path that was asked for; '/' when there was none, or one that leads to another paper or back here [X22]. */
export function wayBackIn(given: URLSearchParams): string {
  return followed(given.get(wayBack));
}

function followed(asked: string | null): string {
  const to = ownPath(asked) || '/';
  const [path = ''] = to.split('?', 1);
  return [loginPath, logoutPath].includes(path) ? '/' : to;
}
