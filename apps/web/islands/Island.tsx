import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { lookAt } from '../draw/rare-text.ts';
import type { Moment } from './await-islands.ts';

/** Addresses of the islands' scripts, by name; of one that has none the HTML stays what it is. */
export type IslandScripts = Readonly<Record<string, string>>;

let known: IslandScripts = {};

/** What is drawn meanwhile knows them: drawing waits for nothing, so no other page can come between. */
export function withIslandScripts<Html>(scripts: IslandScripts, draw: () => Html): Html {
  const before = known;
  known = scripts;
  try {
    return draw();
  } finally {
    known = before;
  }
}

/** Of the page that is being drawn. */
export function knownScripts(): IslandScripts {
  return known;
}

/** Attributes of an element that a script of its own goes on with, without React. */
export function scriptNamed(name: string, when: Moment) {
  const script = known[name];
  return script === undefined ? {} : { 'data-island': script, 'data-when': when, 'data-script': name };
}

interface IslandProps {
  /** Of its script: `quiz` is `apps/web/islands/quiz.island.tsx`. */
  name: string;
  when: Moment;
  /** Tells it from the page's other islands, and begins the ids inside it. */
  id: string;
  /** The component that its script brings to life; its props are plain data. */
  children: ReactElement<object>;
}

/**
 * A part of the page that React takes over in the browser, once it is worth fetching.
 * @example <Island name="quiz" when="visible" id="kviz-1"><QuizCard quiz={quiz} /></Island>
 */
export function Island({ name, when, id, children }: IslandProps) {
  const script = known[name];
  // The page is markup without React's marks, which a browser needs to find texts that stand side by side.
  const inside = { __html: renderToString(children, { identifierPrefix: id }) };
  lookAt(inside.__html);
  if (script === undefined) return <div dangerouslySetInnerHTML={inside} />;
  return (
    <div
      data-island={script}
      data-when={when}
      data-id={id}
      data-props={JSON.stringify(children.props)}
      dangerouslySetInnerHTML={inside}
    />
  );
}
