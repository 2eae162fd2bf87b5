import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** The event on which the script of an element is fetched and started. */
export type TriggerName = 'load' | 'idle' | 'visible';

/** Addresses of the islands' scripts, by name; an island without a script stays static HTML. */
export type IslandScripts = Readonly<Record<string, string>>;

let currentScripts: IslandScripts = {};

/** Makes the scripts available while `render` runs. Rendering is synchronous, so a module variable is safe. */
export function withIslandScripts<Html>(scripts: IslandScripts, render: () => Html): Html {
  const before = currentScripts;
  currentScripts = scripts;
  try {
    return render();
  } finally {
    currentScripts = before;
  }
}

interface IslandProps {
  /** Name of the script: `quiz` is `quiz.island.tsx` in a folder `browser`. */
  name: string;
  when: TriggerName;
  /** Unique on the page; also the prefix of React ids inside the island. */
  id: string;
  /** The component that the script hydrates; its props must be JSON-serialisable. */
  children: ReactElement<object>;
}

/**
 * A part of the page that React hydrates in the browser on the given trigger.
 * @example <Island name="quiz" when="visible" id="kviz-1"><QuizCard quiz={quiz} /></Island>
 */
export function Island({ name, when, id, children }: IslandProps) {
  const script = currentScripts[name];
  // The page is static markup; hydration needs React's comment markers, which separate adjacent texts.
  const innerHtml = { __html: renderToString(children, { identifierPrefix: id }) };
  if (script === undefined) return <div dangerouslySetInnerHTML={innerHtml} />;
  return (
    <div
      data-island={script}
      data-when={when}
      data-id={id}
      data-props={JSON.stringify(children.props)}
      dangerouslySetInnerHTML={innerHtml}
    />
  );
}
