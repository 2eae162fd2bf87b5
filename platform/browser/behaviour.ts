/** Behaviours: what the browser does with a page's HTML, which works without them. */

/**
 * Runs on a page, on the shell, or on a part that a script inserted.
 * @param until Aborted when the page is left: removes listeners on window and document.
 */
export type Behaviour = (root: ParentNode, until: AbortSignal) => void;

/** The exports of a file `x.behaviour.ts`, which is loaded where an element matches, see `apps/web/behaviours`. */
export interface BehaviourModule {
  /** A string in single quotes on the line of its declaration: the build reads it from the source. */
  selector: string;
  start: Behaviour;
}

/** One that fails must not stop the others. */
export function runBehaviours(behaviours: readonly Behaviour[], root: ParentNode, until: AbortSignal): void {
  for (const behaviour of behaviours) {
    try {
      behaviour(root, until);
    } catch (error) {
      reportError(error);
    }
  }
}
