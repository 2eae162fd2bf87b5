/** Buttons and arrow keys move a row that is wider than the screen; without them it scrolls as any row does. */

/** How far a step goes, as a part of what is visible [FRONT-17]. */
const displacement = 0.5;

export function moveCarousels(root: ParentNode, until: AbortSignal): void {
  for (const carousel of root.querySelectorAll<HTMLElement>('[data-carousel]')) moveOne(carousel, until);
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
  const places: Record<string, number> = {
    ArrowLeft: track.scrollLeft - stepOf(track),
    ArrowRight: track.scrollLeft + stepOf(track),
    Home: 0,
    End: track.scrollWidth,
  };
  const left = places[event.key];
  if (left === undefined) return;
  event.preventDefault();
  scroll(track, left);
}

function stepOf(track: HTMLElement): number {
  return track.clientWidth * displacement;
}

function scroll(track: HTMLElement, left: number): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  track.scrollTo({ left, behavior: isCalm ? 'instant' : 'smooth' });
}

/** A button at its end stays where it is, so that the focus does too. */
function showState(track: HTMLElement, buttons: HTMLElement): void {
  const room = track.scrollWidth - track.clientWidth;
  buttons.hidden = room <= 1;
  for (const button of buttons.querySelectorAll<HTMLElement>('[data-carousel-step]')) {
    const isBack = Number(button.dataset.carouselStep) < 0;
    const isAtEnd = isBack ? track.scrollLeft <= 1 : track.scrollLeft >= room - 1;
    button.ariaDisabled = String(isAtEnd);
  }
}
