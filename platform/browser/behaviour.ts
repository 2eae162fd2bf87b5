/** Behaviours: scripts that enhance a page's HTML, which works without them. */

/**
 * Runs on a page, on the shell, or on a part that a script inserted. A file `x.behaviour.ts` exports one as `start`, and
 * the selector of its elements as `selector`: a string in single quotes on the line of its declaration, which the build
 * reads from the source (`apps/web/behaviours`). With the name of a trigger (`ui/Island.tsx`) as `when`, in the same form,
 * it is loaded for each element by itself, at that time, and its root is the element.
 * @param until Aborted when the page is left: removes listeners on window and document.
 */
export type Behaviour = (root: ParentNode, until: AbortSignal) => void;

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
