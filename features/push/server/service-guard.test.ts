import { describe, expect, it } from 'vitest';
import {
  createServiceGuard,
  firstPauseMs,
  longestPauseMs,
  mostAtOnce,
  mostFaults,
  type ServiceAnswer,
} from './service-guard.ts';

const start = new Date('2026-11-21T08:00:00Z');

function later(ms: number): Date {
  return new Date(start.getTime() + ms);
}

function endAll(
  guard: ReturnType<typeof createServiceGuard>,
  { times, answer, now }: { times: number; answer: ServiceAnswer; now: Date },
): void {
  for (let at = 0; at < times; at += 1) guard.end('a', answer, now);
}

describe('a push service', () => {
  it('gets so many requests at the same time, and others do not count', () => {
    const guard = createServiceGuard();
    expect(guard.reserve('a', start)).toBe(mostAtOnce);
    expect(guard.reserve('a', start)).toBe(0);
    expect(guard.reserve('b', start)).toBe(mostAtOnce);
    guard.release('a', 10);
    expect(guard.reserve('a', start)).toBe(10);
  });

  it('pauses after faults in a row, then gets one request, and all of them when that one is answered', () => {
    const guard = createServiceGuard();
    guard.reserve('a', start);
    endAll(guard, { times: mostAtOnce, answer: 'fault', now: start });
    expect(guard.paused(start)).toEqual([{ service: 'a', until: later(firstPauseMs) }]);
    expect(guard.reserve('a', later(firstPauseMs - 1))).toBe(0);
    const probe = later(firstPauseMs);
    expect(guard.reserve('a', probe)).toBe(1);
    expect(guard.reserve('a', probe), 'while it is under way').toBe(0);
    guard.end('a', 'answered', probe);
    expect(guard.reserve('a', probe)).toBe(mostAtOnce);
    expect(guard.paused(probe)).toEqual([]);
  });

  it('pauses longer each time, up to a limit', () => {
    const guard = createServiceGuard();
    guard.reserve('a', start);
    endAll(guard, { times: mostAtOnce, answer: 'fault', now: start });
    let now = start;
    const pauses: number[] = [];
    for (let times = 0; times < 6; times += 1) {
      const [pause] = guard.paused(now);
      pauses.push((pause?.until.getTime() ?? 0) - now.getTime());
      now = pause?.until ?? now;
      expect(guard.reserve('a', now)).toBe(1);
      guard.end('a', 'fault', now);
    }
    expect(pauses).toEqual([30_000, 60_000, 120_000, 240_000, 300_000, longestPauseMs]);
  });

  it('does not pause for faults between answers, nor for requests that were never sent', () => {
    const guard = createServiceGuard();
    guard.reserve('a', start);
    endAll(guard, { times: mostFaults - 1, answer: 'fault', now: start });
    endAll(guard, { times: 1, answer: 'answered', now: start });
    endAll(guard, { times: mostFaults - 1, answer: 'fault', now: start });
    endAll(guard, { times: 10, answer: 'none', now: start });
    expect(guard.paused(start)).toEqual([]);
    endAll(guard, { times: 1, answer: 'fault', now: start });
    expect(guard.paused(start)).toHaveLength(1);
  });
});
