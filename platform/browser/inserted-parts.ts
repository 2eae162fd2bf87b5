/** Parts that a script inserts into a page, such as new posts of a live blog: behaviours must run on them as well. */
import { type Behaviour, runBehaviours } from './behaviour.ts';

const eventName = 'lapzarta:inserted';

/** @param part An element of the page. */
export function announceInserted(part: Element): void {
  part.dispatchEvent(new Event(eventName, { bubbles: true }));
}

/** Runs these behaviours on each part that is inserted into the page while it is open. */
export function onInserted(...behaviours: Behaviour[]): Behaviour {
  return (root, until) =>
    root.addEventListener(
      eventName,
      ({ target }) => {
        if (target instanceof Element) runBehaviours(behaviours, target, until);
      },
      { signal: until },
    );
}
