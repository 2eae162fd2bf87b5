/**
 * Path patterns of sections: literal segments, `{name}` for one segment, `{name...}` for the rest.
 *
 * @example matchPattern(compilePattern('/rovat/{slug}'), ['rovat', 'sport']) // { slug: 'sport' }
 */
export type PathPattern = { segments: Segment[] };
type Segment =
  | { kind: 'literal'; text: string }
  | { kind: 'one'; name: string }
  | { kind: 'rest'; name: string };

/** The compiled pattern, or a sentence that says what is wrong with it. */
export function compilePattern(pattern: string): PathPattern | string {
  const segments = pattern.split('/').filter(Boolean).map(segmentOf);
  if (segments.some((segment) => segment === undefined)) return `'${pattern}' is not a path pattern`;
  const known = segments.filter((segment) => segment !== undefined);
  if (known.slice(0, -1).some((segment) => segment.kind === 'rest'))
    return `'${pattern}': only the last segment may take the rest`;
  return { segments: known };
}

export function matchPattern(pattern: PathPattern, path: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [at, segment] of pattern.segments.entries()) {
    const given = path[at];
    if (given === undefined) return null;
    if (segment.kind === 'rest') {
      params[segment.name] = path.slice(at).join('/');
      return params;
    }
    if (segment.kind === 'one') params[segment.name] = given;
    else if (segment.text !== given) return null;
  }
  return path.length === pattern.segments.length ? params : null;
}

function segmentOf(text: string): Segment | undefined {
  const named = /^\{([a-zA-Z]+)(\.\.\.)?\}$/.exec(text);
  if (named?.[1]) return { kind: named[2] ? 'rest' : 'one', name: named[1] };
  return /^[a-z0-9-]+$/.test(text) ? { kind: 'literal', text } : undefined;
}
