/**
 * Limits for each push service, so that one that does not answer delays no other: so many requests at the same time, and
 * a pause after several faults in a row, after which one request finds out whether the service is back. In the memory
 * of the process; other processes find out themselves. `push_pauses` has the last one for the operator.
 */

/** `none` for a request that was not sent at all, which says nothing about the service. */
export type ServiceAnswer = 'answered' | 'fault' | 'none';

/** A pause begins, or becomes longer, until a time; or the service is in use again. */
export type ServiceChange = { kind: 'paused'; faults: number; until: Date } | { kind: 'back' };

export interface ServiceGuard {
  /** Reserves as many requests as may start now; 0 while the service pauses. */
  reserve(service: string, now: Date): number;
  /** Releases reserved requests that are not needed. */
  release(service: string, count: number): void;
  /** The end of a request that was reserved; says whether a pause begins or is over. */
  end(service: string, answer: ServiceAnswer, now: Date): ServiceChange | null;
  /** Services that get nothing now, with the time of the next attempt. */
  paused(now: Date): { service: string; until: Date }[];
}

export const mostAtOnce = 40;
export const mostFaults = 5;
export const [firstPauseMs, longestPauseMs] = [30_000, 5 * 60_000];

interface ServiceState {
  running: number;
  /** In a row. */
  faults: number;
  /** 0 while the service is in use. */
  pauseMs: number;
  until: number;
}

export function createServiceGuard(): ServiceGuard {
  const states = new Map<string, ServiceState>();

  function stateOf(service: string): ServiceState {
    const known = states.get(service) ?? { running: 0, faults: 0, pauseMs: 0, until: 0 };
    states.set(service, known);
    return known;
  }

  return {
    reserve(service, now) {
      const state = stateOf(service);
      const limit = state.pauseMs === 0 ? mostAtOnce : now.getTime() < state.until ? 0 : 1;
      const count = Math.max(0, limit - state.running);
      state.running += count;
      return count;
    },
    release(service, count) {
      stateOf(service).running -= count;
    },
    end(service, answer, now) {
      const state = stateOf(service);
      state.running -= 1;
      if (answer === 'answered') {
        const wasPaused = state.pauseMs > 0;
        Object.assign(state, { faults: 0, pauseMs: 0 });
        return wasPaused ? { kind: 'back' } : null;
      }
      if (answer === 'none') return null;
      state.faults += 1;
      // The requests that started before the pause end in it, and do not make it longer.
      if (state.faults < mostFaults || now.getTime() < state.until) return null;
      state.pauseMs = Math.min(state.pauseMs === 0 ? firstPauseMs : state.pauseMs * 2, longestPauseMs);
      state.until = now.getTime() + state.pauseMs;
      return { kind: 'paused', faults: state.faults, until: new Date(state.until) };
    },
    paused: (now) =>
      [...states]
        .filter(([, { pauseMs, until }]) => pauseMs > 0 && until > now.getTime())
        .map(([service, { until }]) => ({ service, until: new Date(until) })),
  };
}
