/**
 * Refuses headers of an answer that is cached for everybody. One that sets a cookie would
 * sign in all readers as one of them, and no CDN could cache one that varies by cookies.
 * @throws Error A defect of the page or call.
 */
export function requireShareable(
  headers: Record<string, string> = {},
  cookies: readonly string[] = [],
): void {
  if (cookies.length > 0) throw new Error('A shared answer must not set a cookie.');
  for (const [name, value] of Object.entries(headers))
    if (isPersonal(name.toLowerCase(), value))
      throw new Error(`A shared answer must neither set a cookie nor vary by one: ${name}: ${value}`);
}

function isPersonal(name: string, value: string): boolean {
  return name === 'set-cookie' || (name === 'vary' && /cookie|\*/i.test(value));
}
