/** A layout that script has a hand in follows a change of the window's size 50 ms after the last of it [LIST-27]. */
const delay = 50;

export function afterResize(
  target: Pick<EventTarget, 'addEventListener'>,
  act: () => void,
  until: AbortSignal,
): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(act, delay);
  };
  target.addEventListener('resize', wait, { signal: until });
  until.addEventListener('abort', () => clearTimeout(waiting));
}
