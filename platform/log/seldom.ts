/**
 * What comes by the hundred while something is wrong: said at once, and after that as often as somebody can read it, with
 * how often it came since it was said last.
 * @param now Milliseconds of any clock that does not go back.
 * @example const tell = seldom((err, times) => log.warn({ err, times }, 'an old answer was served'), { everyMs: 10_000 });
 */
export function seldom(
  say: (error: unknown, times: number) => void,
  { everyMs, now = () => performance.now() }: { everyMs: number; now?: () => number },
): (error: unknown) => void {
  let saidAt = -Infinity;
  let times = 0;
  return (error) => {
    times += 1;
    if (now() - saidAt < everyMs) return;
    say(error, times);
    saidAt = now();
    times = 0;
  };
}
