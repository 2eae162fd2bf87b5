import { behaviours } from 'virtual:behaviours';

/** Loads the behaviours that few pages need, each where an element of the page matches its selector. */
export function loadBehaviours(root: ParentNode, until: AbortSignal): void {
  for (const [selector, load] of behaviours) {
    if (!root.querySelector(selector)) continue;
    void load().then(({ start }) => {
      if (!until.aborted) start(root, until);
    });
  }
}
