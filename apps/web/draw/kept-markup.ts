/**
 * A card of a story that did not change looks as it did on the page before. Stories that stay in memory are frozen: what
 * is drawn of one stays with it, and goes when it goes.
 */
export type Component = (props: Record<string, unknown>) => unknown;

interface Drawn {
  type: Component;
  props: Record<string, unknown>;
  html: string;
}

/** A story stands on a few pages, as a card of one kind or two on each. */
const mostOfOne = 8;

/** @returns Draws components of frozen stories, and leaves all others to the caller. */
export function keptMarkupWith(draw: (type: Component, props: Record<string, unknown>) => string) {
  const drawn = new WeakMap<object, Drawn[]>();
  return (type: Component, props: Record<string, unknown>): string | null => {
    const { story } = props;
    if (typeof story !== 'object' || story === null || !Object.isFrozen(story)) return null;
    const ofStory = drawn.get(story) ?? [];
    const known = ofStory.find((one) => one.type === type && isAlike(one.props, props));
    if (known) return known.html;
    const html = draw(type, props);
    if (ofStory.length === 0) drawn.set(story, ofStory);
    ofStory.push({ type, props, html });
    if (ofStory.length > mostOfOne) ofStory.shift();
    return html;
  };
}

/** The same values, also inside plain objects like a card's place, which every page has made for itself. */
function isAlike(some: Record<string, unknown>, others: Record<string, unknown>): boolean {
  let left = 0;
  for (const _ in others) left += 1;
  for (const name in some) {
    const [one, other] = [some[name], others[name]];
    if (!Object.is(one, other) && !(isPlain(one) && isPlain(other) && isAlike(one, other))) return false;
    left -= name in others ? 1 : 0;
  }
  return left === 0;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
