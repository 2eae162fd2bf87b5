/**
 * A card of a story that did not change looks as it did on the page before, and so does a box of such stories and what
 * stands around pages. Stories and shells that stay in memory are frozen: what is drawn of one stays with it, and goes
 * when it goes.
 */
import type { ReactNode } from 'react';
import { isSame } from '#platform/cache/is-same.ts';
import { utf8Of } from '#platform/http/bytes-of.server.ts';
import { exactly } from '#platform/http/exactly.server.ts';
import { type IslandScripts, knownScripts } from '../islands/Island.tsx';
import { drawLooking, sawRareLetters } from './rare-text.ts';

export type Component = (props: Record<string, unknown>) => ReactNode;

interface Drawn {
  type: Component;
  props: Record<string, unknown>;
  scripts: IslandScripts;
  /** As it is sent: V8 keeps texts in UTF-16, and would walk through the hundred pieces they were put together of. */
  html: Buffer;
  isRare: boolean;
}

/** A story stands on a few pages, as a card of one kind or two on each; a shell has five parts. */
const mostOfOne = 8;

/** @returns Draws components of frozen stories and shells, and leaves all others to the caller. */
export function keptMarkupWith(draw: (type: Component, props: Record<string, unknown>) => string) {
  const drawn = new WeakMap<object, Drawn[]>();
  /** What stands inside something that is kept is kept with it. */
  let isInside = false;
  return (type: Component, props: Record<string, unknown>): Buffer | null => {
    if (isInside) return null;
    const subject = subjectOf(props);
    if (subject === null) return null;
    const ofSubject = drawn.get(subject) ?? [];
    const scripts = knownScripts();
    const known = ofSubject.find(
      (one) => one.type === type && one.scripts === scripts && isSame(one.props, props),
    );
    if (known) {
      if (known.isRare) sawRareLetters();
      return known.html;
    }
    isInside = true;
    try {
      const look = drawLooking(() => exactly(utf8Of(draw(type, props))));
      if (ofSubject.length === 0) drawn.set(subject, ofSubject);
      if (props.box !== undefined) forgetFormer(ofSubject, type);
      ofSubject.push({ type, props, scripts, ...look });
      if (ofSubject.length > mostOfOne) ofSubject.shift();
      return look.html;
    } finally {
      isInside = false;
    }
  };
}

/** What the drawing of a component stays with: its story or shell, or the first story of its box. */
function subjectOf({ story, shell, box }: Record<string, unknown>): object | null {
  const subject = story ?? shell ?? firstOf(box);
  return typeof subject === 'object' && Object.isFrozen(subject) ? subject : null;
}

function firstOf(box: unknown): unknown {
  if (typeof box !== 'object' || box === null || !('stories' in box) || !Array.isArray(box.stories))
    return null;
  return box.stories.every((story) => Object.isFrozen(story)) ? box.stories[0] : null;
}

/** Boxes are long and change with each of their stories: of one the last is kept, not the last eight. */
function forgetFormer(ofSubject: Drawn[], type: Component): void {
  const former = ofSubject.findIndex((one) => one.type === type);
  if (former >= 0) ofSubject.splice(former, 1);
}
