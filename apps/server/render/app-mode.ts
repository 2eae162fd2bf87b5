/** Detects requests of the native app, which renders the page shell itself [APP-01]. */
import { appParameter } from '#features/sites/public.ts';

const off = new Set(['0', 'false', 'no']);

/** `isMobileApp`, `isMobileApp=1` and `isMobileApp=true` are equivalent. */
export function isAppQuery(query: string): boolean {
  const value = new URLSearchParams(query).get(appParameter);
  return value !== null && !off.has(value.toLowerCase());
}

/** Adds the app parameter to a redirect that stays on the site. */
export function withAppParameter(location: string): string {
  if (!/^\/(?!\/)/.test(location)) return location;
  const [address = '', fragment] = location.split(/#(.*)/s, 2);
  const [, query] = address.split(/\?(.*)/s, 2);
  if (query !== undefined && isAppQuery(query)) return location;
  const inApp = `${address}${query === undefined ? '?' : '&'}${appParameter}=1`;
  return fragment === undefined ? inApp : `${inApp}#${fragment}`;
}
