/**
 * Offset of the first character that is invalid JSON; null for valid JSON. The engine's own message has it only
 * sometimes.
 */
export function jsonErrorOffset(text: string): number | null {
  const token =
    /[ \t\n\r]*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(true|false|null))/uy;
  const open: string[] = [];
  let expects: 'value' | 'value or ]' | 'key' | 'key or }' | ':' | 'next' | 'end' = 'value';
  let at = 0;
  for (;;) {
    const blank = at + (/^[ \t\n\r]*/.exec(text.slice(at, at + 10_000))?.[0].length ?? 0);
    if (blank >= text.length) return expects === 'end' ? null : text.length;
    token.lastIndex = at;
    const match = token.exec(text);
    if (match === null) return blank;
    const [, mark, string] = match;
    const next = nextExpectation(expects, mark, string !== undefined, open);
    if (next === null) return blank;
    expects = next;
    at = token.lastIndex;
  }
}

type Expectation = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | 'next' | 'end';

function nextExpectation(
  expects: Expectation,
  mark: string | undefined,
  isString: boolean,
  open: string[],
): Expectation | null {
  const after = (): Expectation => (open.length === 0 ? 'end' : 'next');
  const isValue = expects === 'value' || expects === 'value or ]';
  if (isValue && mark === '{') return open.push('{') > 0 ? 'key or }' : null;
  if (isValue && mark === '[') return open.push('[') > 0 ? 'value or ]' : null;
  if (isValue && mark === undefined) return after();
  if ((expects === 'key' || expects === 'key or }') && isString) return ':';
  if (expects === ':' && mark === ':') return 'value';
  if (expects === 'next' && mark === ',') return open.at(-1) === '{' ? 'key' : 'value';
  const closes = (mark === '}' && open.at(-1) === '{') || (mark === ']' && open.at(-1) === '[');
  const mayClose =
    expects === 'next' ||
    (expects === 'key or }' && mark === '}') ||
    (expects === 'value or ]' && mark === ']');
  if (!closes || !mayClose) return null;
  open.pop();
  return after();
}

/** Line and column of an offset, counted from 1. */
export function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
