/** Progress bar at the top of the screen while a page loads slowly. */
const delayMs = 200;

/** Shows the bar after a delay; the returned function cancels or hides it. */
export function showProgress(): () => void {
  const bar = document.querySelector<HTMLElement>('[data-progress]');
  const timer = setTimeout(() => bar?.removeAttribute('hidden'), delayMs);
  return () => {
    clearTimeout(timer);
    bar?.setAttribute('hidden', '');
  };
}
