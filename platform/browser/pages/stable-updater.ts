/**
 * Replaces parts of a page without moving the visible text: off-screen changes are compensated by scrolling; visible
 * parts are replaced at once only if the height is unchanged, otherwise when they leave the screen.
 */
import { scrollProgrammatically } from '../programmatic-scroll.ts';

export interface StableUpdater {
  replace(part: HTMLElement, next: HTMLElement): void;
  /** Changes a part in place and compensates the scroll position if the part is above the screen. */
  change(part: HTMLElement, act: () => void): void;
  /** Discards the part's pending replacement. */
  forget(part: HTMLElement): void;
  /** Applies all pending replacements on the reader's request; returns the new parts. */
  release(): HTMLElement[];
  hasPending(): boolean;
}

export interface StableUpdaterOptions {
  /** @param former The part that it replaced. */
  onPut(part: HTMLElement, former: Element): void;
  /** Called after visibility changes, when parts that left the screen have been replaced. */
  onRest(): void;
}

export function createStableUpdater(
  main: ParentNode,
  until: AbortSignal,
  { onPut, onRest }: StableUpdaterOptions,
): StableUpdater {
  const pending = new Map<Element, HTMLElement>();
  const watch = new IntersectionObserver((visible) => {
    for (const { target, isIntersecting } of visible)
      if (!isIntersecting && pending.has(target)) applyPending(target);
    onRest();
  });
  // The browser's own scroll anchoring would compensate a second time.
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  until.addEventListener('abort', () => {
    style.overflowAnchor = '';
    watch.disconnect();
  });

  function applyPending(part: Element): void {
    const next = pending.get(part);
    discardPending(part);
    if (next) replaceNow(part, next);
  }

  function discardPending(part: Element): void {
    pending.delete(part);
    watch.unobserve(part);
  }

  function replaceNow(part: Element, next: HTMLElement): void {
    const restoreScroll = scrollCompensation(main, part);
    const restoreFocus = focusRestorer(part);
    part.replaceWith(next);
    restoreScroll();
    onPut(next, part);
    restoreFocus(next);
  }

  return {
    replace(part, next) {
      discardPending(part);
      copyOpenDetails(part, next);
      if (!isOnScreen(part)) return replaceNow(part, next);
      const height = part.offsetHeight;
      const restoreFocus = focusRestorer(part);
      part.replaceWith(next);
      if (next.offsetHeight === height) {
        onPut(next, part);
        return restoreFocus(next);
      }
      next.replaceWith(part);
      restoreFocus(part);
      pending.set(part, next);
      watch.observe(part);
    },
    change(part, act) {
      const restoreScroll = scrollCompensation(main, part);
      act();
      restoreScroll();
    },
    forget: discardPending,
    release() {
      const all = [...pending.values()];
      for (const part of pending.keys()) applyPending(part);
      return all;
    },
    hasPending: () => pending.size > 0,
  };
}

/** Copies the open state of `<details>` elements to the replacement. */
function copyOpenDetails(part: Element, next: Element): void {
  const oldDetails = [...part.querySelectorAll('details')];
  for (const [at, details] of [...next.querySelectorAll('details')].entries()) {
    details.open = oldDetails[at]?.open ?? details.open;
  }
}

export function isOnScreen(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Restores the focus to the same link or button in the replacement, or to the part itself if it is missing. */
function focusRestorer(part: Element): (next: HTMLElement) => void {
  const { activeElement } = document;
  if (!isFocusable(activeElement) || !part.contains(activeElement)) return () => undefined;
  const { localName } = activeElement;
  const known = identityOf(activeElement);
  return (next) => {
    const same = [...next.querySelectorAll(localName)].filter(isFocusable);
    const target = next.contains(activeElement)
      ? activeElement
      : same.find((one) => identityOf(one) === known);
    focusWithoutScroll(target ?? next);
  };
}

/** Tiles of a map are links in SVG. */
type Focusable = HTMLElement | SVGElement;

function isFocusable(element: Element | null): element is Focusable {
  return element instanceof HTMLElement || element instanceof SVGElement;
}

/** A link is the same when it leads to the same address, whatever its text says now. */
function identityOf(element: Focusable): string {
  const { namespaceURI } = element;
  return `${namespaceURI} ${element.getAttribute('href') ?? element.outerHTML}`;
}

/** Focuses without scrolling; callers scroll themselves. */
export function focusWithoutScroll(element: Focusable): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Compensates a height change above the screen by scrolling; changes below the screen need none. */
function scrollCompensation(main: ParentNode, part: Element): () => void {
  if (part.getBoundingClientRect().bottom > 0) return () => undefined;
  const visible = [...main.querySelectorAll('[data-post]')].find((post) => post !== part && isOnScreen(post));
  const edge = (): number =>
    visible?.getBoundingClientRect().top ??
    document.querySelector('main')?.getBoundingClientRect().bottom ??
    0;
  const before = edge();
  return () => scrollProgrammatically(() => scrollBy({ top: edge() - before, behavior: 'instant' }));
}
