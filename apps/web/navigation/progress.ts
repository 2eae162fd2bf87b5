/** A bar at the top of the screen while a page is slow to come. */
const patienceMs = 200;

/** Shows it after a while, unless what is returned was called before. */
export function showProgress(): () => void {
  const bar = document.querySelector<HTMLElement>('[data-progress]');
  const timer = setTimeout(() => bar?.removeAttribute('hidden'), patienceMs);
  return () => {
    clearTimeout(timer);
    bar?.setAttribute('hidden', '');
  };
}
