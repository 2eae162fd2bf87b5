/** Scripts that only few pages need. */

import type { Behaviour } from '#platform/browser/behaviour.ts';

/**
 * A behaviour that is loaded where the page has a matching element.
 * @param behaviourIn Picks it from its module.
 */
export function loadWhere<Module>(
  selector: string,
  load: () => Promise<Module>,
  behaviourIn: (module: Module) => Behaviour,
): Behaviour {
  return (root, until) => {
    if (!root.querySelector(selector)) return;
    void load().then((module) => {
      if (!until.aborted) behaviourIn(module)(root, until);
    });
  };
}
