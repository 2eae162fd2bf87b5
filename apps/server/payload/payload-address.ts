/** `{path}/_payload.json`: a page as data for soft navigation [BUILD-07]. */
const suffix = '/_payload.json';

/** With this parameter a payload also contains the shell. */
export const shellParameter = 'shell';

export function isPayloadAddress(path: string): boolean {
  return path.endsWith(suffix);
}

/** Path of the payload's page; null for any other address. */
export function pagePathOf(path: string): string | null {
  if (!isPayloadAddress(path)) return null;
  return path.slice(0, -suffix.length) || '/';
}

/** The page's own query, without the bare build id and the shell parameter. */
export function pageQueryOf(query: string, build: string): string {
  return query
    .split('&')
    .filter((part) => part !== '' && part !== build && part !== shellParameter)
    .join('&');
}
