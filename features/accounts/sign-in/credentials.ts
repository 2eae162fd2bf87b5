/** The token in the headers of a request [ROLE-02]. */
import { bearerIn } from '#platform/http/requests/bearer.ts';
import { sessionIn } from './session-cookie.ts';

/** The request headers that identify a viewer. */
export interface Credentials {
  authorization?: string | undefined;
  cookie?: string | undefined;
}

/** The bearer token, or else the token of the session cookie; null without either. */
export function tokenIn({ authorization, cookie }: Credentials): string | null {
  return bearerIn({ authorization }) ?? (cookie === undefined ? null : sessionIn(cookie));
}

/** Whether a request carries a bearer token, of whatever form: a browser sends none by itself. */
export function hasBearer({ authorization }: Credentials): boolean {
  return bearerIn({ authorization }) !== null;
}
