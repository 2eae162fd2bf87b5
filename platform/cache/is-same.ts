/**
 * The same values, also inside lists and plain objects, which every page makes for itself: a card's place, a box. What
 * is one object needs no look inside.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, at) => isSame(part, other[at]));
  return isPlain(one) && isPlain(other) && hasTheSame(one, other);
}

/**
 * Names are listed first: of a `for … in` over one that asks for the names of the other, V8 13.6 compiles code that
 * fails at its first use, again on every page.
 */
function hasTheSame(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSame(one[name], other[name]))
  );
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
