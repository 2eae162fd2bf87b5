/** Loads the behaviours that few pages need, each where an element of the page matches its selector. */
import { behaviours } from 'virtual:behaviours';
import type { Behaviour } from '#platform/browser/behaviour.ts';
import { keepServedCopy } from '#platform/browser/pages/served-copy.ts';
import { awaitTrigger } from './triggers.ts';

/** Never aborted: for elements that persist across pages and shells, and start once. */
const neverAborted = AbortSignal.any([]);

export const loadBehaviours: Behaviour = (root, until) => loadIn(root, until, false);

/** The shell persists across soft navigations, and so do the behaviours of its elements. */
export const loadBehavioursOfShell: Behaviour = (root, until) => loadIn(root, until, true);

/** Behaviours without a trigger start once for the root, those with one for each of its elements. */
function loadIn(root: ParentNode, until: AbortSignal, isShell: boolean): void {
  for (const [selector, load, when] of behaviours) {
    const start = (part: ParentNode, lifetime: AbortSignal): void => {
      // A failed import stays an unhandled rejection, which `reloadWhenChunksAreLost` handles [BUILD-06].
      void load().then((module) => {
        if (!lifetime.aborted) module.start(part, lifetime);
      });
    };
    if (when)
      for (const element of root.querySelectorAll<HTMLElement>(selector)) {
        if (root === document && isShell === !!element.closest('main')) continue;
        if (!keepServedCopy(element)) continue;
        const lifetime = element.closest('[data-stays]') ? neverAborted : until;
        awaitTrigger(when, element, lifetime, () => start(element, lifetime));
      }
    else if (!isShell && root.querySelector(selector)) start(root, until);
  }
}
