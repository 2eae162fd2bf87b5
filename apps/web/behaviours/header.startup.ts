/** Hides the header while scrolling down and shows it while scrolling up; marks a hero that was scrolled past. */

import { isProgrammaticPosition } from '#platform/browser/programmatic-scroll.ts';
import { headerAfterProgrammaticScroll, initialHeaderState, nextHeaderState } from './header-state.ts';

const pauseMs = 10;

export function moveHeader(root: ParentNode, until: AbortSignal): void {
  const { body } = document;
  const threshold = Number(body.dataset.headerThreshold);
  const pastHero = watchHero(root.querySelector('[data-hero-container]'), until);
  let state = initialHeaderState;
  const update = (): void => {
    state = isProgrammaticPosition(scrollY)
      ? headerAfterProgrammaticScroll(state, scrollY)
      : nextHeaderState(state, scrollY, threshold);
    body.classList.toggle('scroll-down', state.direction === 'down');
    body.classList.toggle('scroll-up', state.direction === 'up');
    pastHero(scrollY);
  };
  addEventListener('scroll', throttled(pauseMs, update, until), { passive: true, signal: until });
  until.addEventListener('abort', () => body.classList.remove('scroll-down', 'scroll-up'));
  // After a reload or a back navigation the scroll position is not known before the first frame.
  requestAnimationFrame(() => until.aborted || update());
}

/** The observer provides the height without forcing a layout during a scroll. */
function watchHero(hero: HTMLElement | null, until: AbortSignal): (y: number) => void {
  if (!hero) return () => undefined;
  let height = Number.POSITIVE_INFINITY;
  const pastHero = (y: number): void => void hero.classList.toggle('fill', y > height);
  const observer = new ResizeObserver(() => {
    height = hero.offsetHeight;
    pastHero(scrollY);
  });
  observer.observe(hero);
  until.addEventListener('abort', () => observer.disconnect());
  return pastHero;
}

/** Throttles calls: all calls within the pause become one at its end. */
function throttled(ms: number, act: () => void, until: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  until.addEventListener('abort', () => clearTimeout(timer));
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      act();
    }, ms);
  };
}
