import type { PageRequest, PageResult } from '#features/kit/public.ts';
import type { FinishedAnswer } from '#platform/http/answers/answer-cache.server.ts';
import { withAppParameter } from './app-mode.ts';

/** A redirect as an HTTP answer. Inside the app it stays there. */
export function redirectAnswer(
  { isInApp }: Pick<PageRequest, 'isInApp'>,
  {
    status,
    location,
    takesQuery = false,
    cookies = [],
    dependencies,
  }: Pick<Redirect, 'status' | 'location' | 'takesQuery' | 'cookies' | 'dependencies'>,
): FinishedAnswer {
  const address = isInApp && !takesQuery ? withAppParameter(location) : location;
  return {
    status,
    contentType: 'text/plain; charset=utf-8',
    body: '',
    headers: { location: encodedLocation(address) },
    dependencies,
    ...(cookies.length === 0 ? {} : { cookies }),
    forwardsQuery: takesQuery,
  };
}

type Redirect = Extract<PageResult<unknown>, { kind: 'redirect' }>;

/** Keeps existing encoding and encodes only characters that a header cannot hold. */
function encodedLocation(location: string): string {
  return location.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
