/**
 * Validates a redirect target given in a query: a path of this site, or '' for other hosts in any spelling that
 * browsers accept, for paths longer than 300 characters and for null.
 */
export function ownPath(given: string | null): string {
  return given !== null && /^\/(?![/\\])[^\s\\\p{Cc}]{0,300}$/u.test(given) ? given : '';
}
