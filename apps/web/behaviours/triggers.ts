/** Triggers that load the script of an element: of islands, and of behaviours that export `when`. */
import { whenNear } from '#platform/browser/when-near.ts';

/** Pixels, about half a screen, so that React is loaded before the reader reaches an island. */
const visibleMargin = 400;
const idle = { mostMs: 2_000, elseMs: 200 };

/** @param when The name of a trigger (`ui/Island.tsx`); anything else is `load`. */
export function awaitTrigger(
  when: string | undefined,
  element: HTMLElement,
  until: AbortSignal,
  begin: () => void,
): void {
  if (when === 'visible') whenNear(element, visibleMargin, until, begin);
  else if (when === 'idle') whenIdle(until, begin);
  else begin();
}

function whenIdle(until: AbortSignal, begin: () => void): void {
  // Safari does not support requestIdleCallback.
  if (!('requestIdleCallback' in globalThis)) setTimeout(begin, idle.elseMs);
  else {
    const request = requestIdleCallback(begin, { timeout: idle.mostMs });
    until.addEventListener('abort', () => cancelIdleCallback(request));
  }
}
