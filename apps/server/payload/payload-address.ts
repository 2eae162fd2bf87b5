/** `{path}/_payload.json`: what a page is, for a browser that has another page of ours open [BUILD-07]. */
const suffix = '/_payload.json';

/** With this parameter a payload carries what stands around the page, too. */
export const withShell = 'shell';

export function isPayloadAddress(path: string): boolean {
  return path.endsWith(suffix);
}

/** Path of the page whose payload it is; null for any other address. */
export function pagePathOf(path: string): string | null {
  if (!isPayloadAddress(path)) return null;
  return path.slice(0, -suffix.length) || '/';
}

/** The page's own query: without the build, which stands there as a name alone, and without what asks for the shell. */
export function pageQueryOf(query: string, build: string): string {
  return query
    .split('&')
    .filter((part) => part !== '' && part !== build && part !== withShell)
    .join('&');
}
