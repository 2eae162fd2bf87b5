/**
 * Normalises percent-encoding to the form that links have: letters, digits and `-._~` are decoded, all other codes are
 * in capitals [RFC 3986 §6.2.2]. An encoded slash stays encoded.
 * `plainPath('/%61pi/articles')` → `/api/articles`
 */
export function plainPath(path: string): string {
  return path.replace(/%[\da-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : code.toUpperCase();
  });
}

export function hasEncodedSlash(path: string): boolean {
  return /%2f/i.test(path);
}
