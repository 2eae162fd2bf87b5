/**
 * A card of a story that did not change looks as it did on the page before, and so does what stands around pages. Stories
 * and shells that stay in memory are frozen: what is drawn of one stays with it, and goes when it goes.
 */
import type { ReactNode } from 'react';
import { type IslandScripts, knownScripts } from '../islands/Island.tsx';
import { drawLooking, sawRareLetters } from './rare-text.ts';

export type Component = (props: Record<string, unknown>) => ReactNode;

interface Drawn {
  type: Component;
  props: Record<string, unknown>;
  scripts: IslandScripts;
  html: string;
  isRare: boolean;
}

/** A story stands on a few pages, as a card of one kind or two on each; a shell has five parts. */
const mostOfOne = 8;

/** @returns Draws components of frozen stories and shells, and leaves all others to the caller. */
export function keptMarkupWith(draw: (type: Component, props: Record<string, unknown>) => string) {
  const drawn = new WeakMap<object, Drawn[]>();
  /** What stands inside something that is kept is kept with it. */
  let isInside = false;
  return (type: Component, props: Record<string, unknown>): string | null => {
    const subject = props.story ?? props.shell;
    if (isInside || typeof subject !== 'object' || subject === null || !Object.isFrozen(subject)) return null;
    const ofSubject = drawn.get(subject) ?? [];
    const scripts = knownScripts();
    const known = ofSubject.find(
      (one) => one.type === type && one.scripts === scripts && isAlike(one.props, props),
    );
    if (known) {
      if (known.isRare) sawRareLetters();
      return known.html;
    }
    isInside = true;
    try {
      const look = drawLooking(() => inOnePiece(draw(type, props)));
      if (ofSubject.length === 0) drawn.set(subject, ofSubject);
      ofSubject.push({ type, props, scripts, ...look });
      if (ofSubject.length > mostOfOne) ofSubject.shift();
      return look.html;
    } finally {
      isInside = false;
    }
  };
}

/**
 * V8 keeps a text as the hundred pieces it was put together of, and would walk through them on every page it stands on.
 * Searched for anything, it is one piece from then on.
 */
function inOnePiece(text: string): string {
  beginning.test(text);
  return text;
}

const beginning = /^/;

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
