/** Layouts that depend on script are updated 50 ms after the last resize event [LIST-27]. */
const delayMs = 50;

export function afterResize(
  target: Pick<EventTarget, 'addEventListener'>,
  act: () => void,
  until: AbortSignal,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = (): void => {
    clearTimeout(timer);
    timer = setTimeout(act, delayMs);
  };
  target.addEventListener('resize', restart, { signal: until });
  until.addEventListener('abort', () => clearTimeout(timer));
}
