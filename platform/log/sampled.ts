/**
 * Samples frequent events: reports the first at once, then at most one per interval. Client-controlled kinds are
 * limited; further ones are counted together.
 * @param now Milliseconds of a monotonic clock.
 * @returns Number of events since the last report; null when it must not be reported now.
 */
export function createSampler({
  everyMs,
  kinds = 1,
  now = () => performance.now(),
}: {
  everyMs: number;
  kinds?: number;
  now?: () => number;
}): (kind: string) => number | null {
  const known = new Map<string, { loggedAt: number; times: number }>();
  return (kind) => {
    const name = known.has(kind) || known.size < kinds ? kind : 'another';
    const one = known.get(name) ?? { loggedAt: -Infinity, times: 0 };
    known.set(name, one);
    one.times += 1;
    if (now() - one.loggedAt < everyMs) return null;
    const { times } = one;
    one.loggedAt = now();
    one.times = 0;
    return times;
  };
}
