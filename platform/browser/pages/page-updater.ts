/**
 * Updates parts of an open page with newer HTML. Focus, scroll positions, opened details, typed text and
 * playing media stay, and visible text does not move. Loaded with the first update, because most readers get
 * none.
 */
import { Idiomorph } from 'idiomorph';
import { scrollProgrammatically } from '../programmatic-scroll.ts';
import { updateRelativeTimes } from '../relative-times.behaviour.ts';
import { servedCopies } from './served-copy.ts';

export interface PageUpdater {
  /**
   * Puts it in at once if the part is off-screen or keeps its height, otherwise when it has left the screen.
   * @returns Whether it is in the page.
   */
  update(part: HTMLElement, next: HTMLElement): boolean;
  /** Changes a part and compensates the scroll position if the part is above the screen. */
  change(part: HTMLElement, act: () => void): void;
  /** Discards the part's pending update. */
  forget(part: HTMLElement): void;
  /** Applies all pending updates on the reader's request; returns their parts. */
  release(): HTMLElement[];
  hasPending(): boolean;
}

export interface PageUpdaterOptions {
  /** Called with each part that has new HTML. */
  onPut?(part: HTMLElement): void;
  /** Called after visibility changes, when parts that left the screen have been updated. */
  onRest?(): void;
}

export function createPageUpdater(
  main: ParentNode,
  until: AbortSignal,
  { onPut, onRest }: PageUpdaterOptions = {},
): PageUpdater {
  const pending = new Map<Element, { part: HTMLElement; next: HTMLElement }>();
  const watch = new IntersectionObserver((visible) => {
    for (const { target, isIntersecting } of visible) if (!isIntersecting) applyPending(target);
    onRest?.();
  });
  // The browser's own scroll anchoring would compensate a second time.
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  until.addEventListener('abort', () => {
    style.overflowAnchor = '';
    watch.disconnect();
  });

  function forget(part: Element): void {
    pending.delete(part);
    watch.unobserve(part);
  }

  function applyPending(target: Element): void {
    const update = pending.get(target);
    forget(target);
    if (update) put(update.part, update.next);
  }

  function put(part: HTMLElement, next: HTMLElement): void {
    change(part, () => putInPlace(part, next));
    onPut?.(part);
  }

  function change(part: HTMLElement, act: () => void): void {
    const restoreScroll = scrollCompensation(main, part);
    act();
    restoreScroll();
  }

  return {
    update(part, next) {
      forget(part);
      if (isOnScreen(part) && heightInPlace(part, next) !== part.offsetHeight) {
        pending.set(part, { part, next });
        watch.observe(part);
        return false;
      }
      put(part, next);
      return true;
    },
    change,
    forget,
    release() {
      const parts = [...pending.values()].map(({ part }) => part);
      parts.forEach(applyPending);
      return parts;
    },
    hasPending: () => pending.size > 0,
  };
}

/**
 * Morphs an element into a newer one. Callers apply the reader's and the device's settings to `next` before.
 */
export function putInPlace(part: HTMLElement, next: HTMLElement): void {
  updateRelativeTimes(next);
  const hadFocus = part.contains(document.activeElement);
  const outdated: Element[] = [];
  Idiomorph.morph(part, document.importNode(next, true), {
    callbacks: {
      beforeNodeMorphed(former, newer) {
        // An element with equal HTML is not touched, so that the reader's choices in it stay.
        if (former.isEqualNode(newer)) return false;
        const served = former instanceof Element && servedCopies.get(former);
        if (!served) return !hasTypedText(former);
        // An element in which a script has started stays or is replaced as a whole: a mix would be broken.
        if (served.isEqualNode(newer)) return false;
        former.before(newer.cloneNode(true));
        outdated.push(former);
        return false;
      },
      // The reader opens and closes details; scripts decide where the Tab key stops.
      beforeAttributeUpdated: (name, { localName }) =>
        !(name === 'tabindex' || (name === 'open' && localName === 'details')),
    },
  });
  for (const former of outdated) former.remove();
  // The focused element may have been removed.
  if (hadFocus && !part.contains(document.activeElement)) focusWithoutScroll(part);
}

function hasTypedText(field: Node): boolean {
  return (
    (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && isTextField(field))) &&
    field.value !== field.defaultValue
  );
}

function isTextField({ type }: HTMLInputElement): boolean {
  return ['text', 'search', 'email', 'tel', 'url', 'number', 'password'].includes(type);
}

/** The height that the part would have: measured on a copy, since taking the part out would stop what plays in it. */
function heightInPlace(part: HTMLElement, next: HTMLElement): number {
  const copy = document.importNode(next, true);
  const opened = [...part.querySelectorAll('details')];
  for (const [at, details] of [...copy.querySelectorAll('details')].entries())
    details.open = opened[at]?.open ?? details.open;
  const { width } = part.getBoundingClientRect();
  copy.style.cssText = `position: absolute; visibility: hidden; width: ${width}px`;
  part.before(copy);
  const height = copy.offsetHeight;
  copy.remove();
  return height;
}

function isOnScreen(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Focuses without scrolling; callers scroll themselves. */
function focusWithoutScroll(element: HTMLElement): void {
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
