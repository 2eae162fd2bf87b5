/**
 * Puts parts of a page in the place of others without anything moving under the reader: what is out of sight is made up
 * for by scrolling, what is in sight is put in place only when it is as tall as before, and else when it is out of sight.
 */

export interface SteadyPage {
  replace(part: HTMLElement, next: HTMLElement): void;
  /** What was to come in its place is not to come any more. */
  forget(part: HTMLElement): void;
  /** Puts in place what was held back, because the reader asked for it; returns it. */
  release(): HTMLElement[];
  isHolding(): boolean;
}

export interface SteadyPageNeeds {
  onPut(part: HTMLElement): void;
  /** What was held back came into its place by itself, as nobody looked at it any more. */
  onRest(): void;
}

export function steadyPage(
  main: ParentNode,
  until: AbortSignal,
  { onPut, onRest }: SteadyPageNeeds,
): SteadyPage {
  const held = new Map<Element, HTMLElement>();
  const watch = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) if (!isIntersecting && held.has(target)) putHeld(target);
    onRest();
  });
  // What a browser makes up for by itself would be made up for twice.
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  until.addEventListener('abort', () => {
    style.overflowAnchor = '';
    watch.disconnect();
  });

  function putHeld(part: Element): void {
    const next = held.get(part);
    letGo(part);
    if (next) put(part, next);
  }

  function letGo(part: Element): void {
    held.delete(part);
    watch.unobserve(part);
  }

  function put(part: Element, next: HTMLElement): void {
    const keepPlace = placeKeeper(main, part);
    const keepFocus = focusKeeper(part);
    part.replaceWith(next);
    keepPlace();
    onPut(next);
    keepFocus(next);
  }

  return {
    replace(part, next) {
      letGo(part);
      if (!isInSight(part)) return put(part, next);
      const height = part.offsetHeight;
      const keepFocus = focusKeeper(part);
      part.replaceWith(next);
      if (next.offsetHeight === height) {
        onPut(next);
        return keepFocus(next);
      }
      next.replaceWith(part);
      keepFocus(part);
      held.set(part, next);
      watch.observe(part);
    },
    forget: letGo,
    release() {
      const all = [...held.values()];
      for (const part of held.keys()) putHeld(part);
      return all;
    },
    isHolding: () => held.size > 0,
  };
}

export function isInSight(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Whoever reads with the keyboard stays at the same link or button, and where it is no more, at the part itself. */
function focusKeeper(part: Element): (next: HTMLElement) => void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !part.contains(activeElement)) return () => undefined;
  const { localName, outerHTML } = activeElement;
  return (next) => {
    const same = [...next.querySelectorAll<HTMLElement>(localName)];
    const target = next.contains(activeElement)
      ? activeElement
      : same.find((one) => one.outerHTML === outerHTML);
    focusOn(target ?? next);
  };
}

/** Without moving the page: who moves it knows where to. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** What changes above the reader's eyes is scrolled away by as much; below them it changes nothing. */
function placeKeeper(main: ParentNode, part: Element): () => void {
  if (part.getBoundingClientRect().bottom > 0) return () => undefined;
  const seen = [...main.querySelectorAll('[data-post]')].find((post) => post !== part && isInSight(post));
  const edge = (): number =>
    seen?.getBoundingClientRect().top ?? document.querySelector('main')?.getBoundingClientRect().bottom ?? 0;
  const before = edge();
  return () => scrollBy({ top: edge() - before, behavior: 'instant' });
}
