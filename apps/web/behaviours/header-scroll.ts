/** The header makes room on the way down and comes back on the way up; a hero says when it has been read past. */
import { headerAtRest, headerCourse } from './header-course.ts';

const pauseMs = 10;

export function moveHeader(root: ParentNode, until: AbortSignal): void {
  const { body } = document;
  const threshold = Number(body.dataset.headerThreshold);
  const pastHero = watchHero(root.querySelector('[data-hero-container]'), until);
  let course = headerAtRest;
  const look = (): void => {
    course = headerCourse(course, scrollY, threshold);
    body.classList.toggle('scroll-down', course.direction === 'down');
    body.classList.toggle('scroll-up', course.direction === 'up');
    pastHero(scrollY);
  };
  addEventListener('scroll', atMostEvery(pauseMs, look, until), { passive: true, signal: until });
  until.addEventListener('abort', () => body.classList.remove('scroll-down', 'scroll-up'));
  // A reload or a way back may begin anywhere; before the first frame its place is not known.
  requestAnimationFrame(() => until.aborted || look());
}

/** The observer knows the height without asking for a layout in the middle of a scroll. */
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

/** The last call counts: it is made after the pause, however many there were in it. */
function atMostEvery(ms: number, act: () => void, until: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  until.addEventListener('abort', () => clearTimeout(timer));
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      act();
    }, ms);
  };
}
