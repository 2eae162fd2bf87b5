/**
 * A path of this site that somebody wrote into an address, for a reader to be sent to; '' for one that leads to another
 * host in any spelling a browser knows, for one without end, and for none.
 */
export function ownPath(given: string | null): string {
  return given !== null && /^\/(?![/\\])[^\s\\]{0,300}$/.test(given) ? given : '';
}
