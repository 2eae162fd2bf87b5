/** Whether the native app asks, which draws what stands around a page itself [APP-01]. */
export const appParameter = 'isMobileApp';

const off = new Set(['0', 'false', 'no']);

/** `isMobileApp`, `isMobileApp=1` and `isMobileApp=true` are the same question. */
export function asksForApp(query: string): boolean {
  const value = new URLSearchParams(query).get(appParameter);
  return value !== null && !off.has(value.toLowerCase());
}

/** The way on stays inside the app when it stays on the site. */
export function keptInApp(location: string): string {
  if (!/^\/(?!\/)/.test(location)) return location;
  const [address = '', place] = location.split(/#(.*)/s, 2);
  const [, query] = address.split(/\?(.*)/s, 2);
  if (query !== undefined && asksForApp(query)) return location;
  const inApp = `${address}${query === undefined ? '?' : '&'}${appParameter}=1`;
  return place === undefined ? inApp : `${inApp}#${place}`;
}
