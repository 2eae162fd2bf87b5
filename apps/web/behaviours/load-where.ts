/** Scripts that only few pages need. */

type Behaviour = (root: ParentNode, until: AbortSignal) => void;

/**
 * A behaviour that is loaded where the page has a matching element.
 * @param behaviourIn Picks it from its module.
 * @example loadWhere('[data-carousel]', () => import('./carousel.ts'), (module) => module.moveCarousels)
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
