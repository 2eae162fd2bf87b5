/** Buttons and arrow keys scroll a row that is wider than the screen; without script it scrolls natively. */

/** Length of a step, as a fraction of the visible width [FRONT-17]. */
const stepFraction = 0.5;

export const selector = '[data-carousel]';

export function start(root: ParentNode, until: AbortSignal): void {
  for (const carousel of root.querySelectorAll<HTMLElement>(selector)) moveOne(carousel, until);
}

function moveOne(carousel: HTMLElement, until: AbortSignal): void {
  const track = carousel.querySelector<HTMLElement>('[data-carousel-track]');
  const buttons = carousel.querySelector<HTMLElement>('[data-carousel-buttons]');
  if (!track || !buttons) return;
  const show = (): void => showState(track, buttons);
  buttons.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-carousel-step]');
      if (button) scroll(track, track.scrollLeft + Number(button.dataset.carouselStep) * stepOf(track));
    },
    { signal: until },
  );
  track.addEventListener('keydown', (event) => moveByKey(event, track), { signal: until });
  track.addEventListener('scroll', show, { signal: until, passive: true });
  const observer = new ResizeObserver(show);
  observer.observe(track);
  until.addEventListener('abort', () => observer.disconnect());
}

function moveByKey(event: KeyboardEvent, track: HTMLElement): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const positions: Record<string, number> = {
    ArrowLeft: track.scrollLeft - stepOf(track),
    ArrowRight: track.scrollLeft + stepOf(track),
    Home: 0,
    End: track.scrollWidth,
  };
  const left = positions[event.key];
  if (left === undefined) return;
  event.preventDefault();
  scroll(track, left);
}

function stepOf(track: HTMLElement): number {
  return track.clientWidth * stepFraction;
}

function scroll(track: HTMLElement, left: number): void {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  track.scrollTo({ left, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
}

/** At either end the button is only marked as disabled, so that it does not lose the focus. */
function showState(track: HTMLElement, buttons: HTMLElement): void {
  const maxScroll = track.scrollWidth - track.clientWidth;
  buttons.hidden = maxScroll <= 1;
  for (const button of buttons.querySelectorAll<HTMLElement>('[data-carousel-step]')) {
    const isBack = Number(button.dataset.carouselStep) < 0;
    const isAtEnd = isBack ? track.scrollLeft <= 1 : track.scrollLeft >= maxScroll - 1;
    button.ariaDisabled = String(isAtEnd);
  }
}
