/**
 * Path patterns, the elements of the grammar. A segment is text, `{name}` (one segment), `{name:4}` (so many digits;
 * several may be combined: `{year:4}{month:2}{day:2}`), `{name}text` (a segment with this ending) or, in the last
 * place, `{name...}` (the rest, at least one segment).
 *
 * @example matchPattern(compilePattern('/rovat/{slug}'), ['rovat', 'sport']) // { slug: 'sport' }
 */
export type PathPattern = { segments: Segment[] };
type Segment =
  | { kind: 'literal'; text: string }
  | { kind: 'shape'; names: string[]; expression: RegExp; sample: string }
  /** `values` are the allowed ones; null for any. */
  | { kind: 'one'; name: string; values: readonly string[] | null }
  | { kind: 'rest'; name: string };

/** The compiled pattern, or a sentence that describes its fault. `allowed` are the allowed values of parameters. */
export function compilePattern(
  pattern: string,
  allowed: Record<string, readonly string[]> = {},
): PathPattern | string {
  const segments = pattern
    .split('/')
    .filter(Boolean)
    .map((text) => segmentOf(text, allowed));
  if (segments.some((segment) => segment === undefined)) return `'${pattern}' is not a path pattern`;
  const known = segments.filter((segment) => segment !== undefined);
  if (known.slice(0, -1).some((segment) => segment.kind === 'rest'))
    return `'${pattern}': only the last segment may take the rest`;
  const names = namesOf({ segments: known });
  if (new Set(names).size < names.length) return `'${pattern}': two parameters have the same name`;
  return { segments: known };
}

/** The parameters, or null; `isAllowed` checks their values. */
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
    else if (segment.kind === 'literal' ? segment.text !== given : !matchShape(segment, given, params))
      return null;
  }
  return path.length === pattern.segments.length ? params : null;
}

export function isAllowed(pattern: PathPattern, params: Record<string, string>): boolean {
  return pattern.segments.every(
    (segment) => segment.kind !== 'one' || (segment.values?.includes(params[segment.name] ?? '') ?? true),
  );
}

export function namesOf(pattern: PathPattern): string[] {
  return pattern.segments.flatMap((segment) => {
    if (segment.kind === 'literal') return [];
    return segment.kind === 'shape' ? segment.names : [segment.name];
  });
}

/** An example of a matching path. */
export function sampleOf(pattern: PathPattern): string[] {
  return pattern.segments.map((segment) => {
    if (segment.kind === 'literal') return segment.text;
    if (segment.kind === 'shape') return segment.sample;
    return segment.kind === 'one' ? (segment.values?.[0] ?? 'a') : 'a';
  });
}

/** Whether some path matches both. */
export function overlap(a: PathPattern, b: PathPattern): boolean {
  const longest = Math.max(a.segments.length, b.segments.length);
  for (let at = 0; at < longest; at += 1) {
    const [one, other] = [a.segments[at], b.segments[at]];
    if (!one || !other) return false;
    if (one.kind === 'rest' || other.kind === 'rest') return true;
    if (!segmentsOverlap(one, other) && !segmentsOverlap(other, one)) return false;
  }
  return true;
}

/**
 * Below 0 when `a` is the more specific of two overlapping patterns. The first segment that differs in kind decides:
 * text before a list or a shape, these before any segment, that before the rest.
 */
export function compareSpecificity(a: PathPattern, b: PathPattern): number {
  const longest = Math.max(a.segments.length, b.segments.length);
  for (let at = 0; at < longest; at += 1) {
    const difference = specificity(b.segments[at]) - specificity(a.segments[at]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Whether the pattern matches a finite list of paths, without free segments. */
export function isFinitePattern(pattern: PathPattern): boolean {
  return pattern.segments.every(
    (segment) => segment.kind === 'literal' || (segment.kind === 'one' && segment.values !== null),
  );
}

function specificity(segment: Segment | undefined): number {
  if (segment === undefined) return -1;
  if (segment.kind === 'literal') return 3;
  if (segment.kind === 'rest') return 0;
  return segment.kind === 'shape' || segment.values ? 2 : 1;
}

function segmentsOverlap(a: Segment, b: Segment): boolean {
  if (a.kind === 'one') return a.values === null || a.values.some((value) => matchesSegment(b, value));
  if (a.kind === 'literal') return matchesSegment(b, a.text);
  return a.kind === 'shape' && matchesSegment(b, a.sample);
}

function matchesSegment(segment: Segment, text: string): boolean {
  if (segment.kind === 'literal') return segment.text === text;
  if (segment.kind === 'shape') return segment.expression.test(text);
  return segment.kind === 'rest' || (segment.values?.includes(text) ?? true);
}

function matchShape(
  shape: Extract<Segment, { kind: 'shape' }>,
  given: string,
  params: Record<string, string>,
): boolean {
  const found = shape.expression.exec(given);
  for (const [at, name] of shape.names.entries()) params[name] = found?.[at + 1] ?? '';
  return found !== null;
}

function segmentOf(text: string, allowed: Record<string, readonly string[]>): Segment | undefined {
  // `__` begins the addresses of pages for those who build the product.
  if (/^(?:__)?[a-z0-9-]+$/.test(text)) return { kind: 'literal', text };
  const named = /^\{([a-zA-Z]+)(\.\.\.)?\}$/.exec(text);
  if (named?.[1] && named[2]) return { kind: 'rest', name: named[1] };
  if (named?.[1]) return { kind: 'one', name: named[1], values: allowed[named[1]] ?? null };
  if (!/^(\{[a-zA-Z]+:[1-8]\})+$|^\{[a-zA-Z]+\}[a-z0-9-]+$/.test(text)) return undefined;
  const names = [...text.matchAll(/\{([a-zA-Z]+)/g)].map(([, name]) => name ?? '');
  const part = /\{[a-zA-Z]+(?::(\d))?\}/g;
  const source = text.replace(part, (_, digits?: string) => (digits ? `(\\d{${digits}})` : '(.+)'));
  const sample = text.replace(part, (_, digits?: string) =>
    digits ? '20010101'.slice(-Number(digits)) : 'a',
  );
  return { kind: 'shape', names, expression: new RegExp(`^${source}$`), sample };
}
