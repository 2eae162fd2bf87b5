/** When the provider must not be asked: its day is nearly used up, or it wants a pause. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Clock } from '#platform/time/clock.ts';
import { recordQuota, storedQuota } from '../livescore-queries.server.ts';
import type { FailureReason, ProviderAnswer } from '../provider/provider-client.server.ts';
import { isNearlyUsedUp } from '../provider/quota.ts';
import type { SportSource } from './sport-source.ts';

export interface ProviderPauses {
  isPaused(of: SportSource): Promise<boolean>;
  /** Records what an answer says about the quota. */
  note(answer: ProviderAnswer, of: SportSource): Promise<void>;
}

const minuteMs = 60_000;

export function createProviderPauses({ db, clock }: { db: Kysely<DB>; clock: Clock }): ProviderPauses {
  return {
    /** Below 5 % of the provider's day (of UTC) nothing is asked, and not while the provider wants a pause. */
    async isPaused({ source, sport }) {
      const quota = await storedQuota(db, source, sport);
      if (!quota) return false;
      const now = clock.now();
      if (quota.pausedUntil !== null && quota.pausedUntil > now) return true;
      const { limit, remaining } = quota;
      if (limit === null || remaining === null || dayOf(quota.readAt) !== dayOf(now)) return false;
      return isNearlyUsedUp({ limit, remaining, remainingOfMinute: null });
    },
    async note(answer, { source, sport }) {
      const now = clock.now();
      const pauseMs = pauseAfter(answer, now);
      if (answer.quota === null && pauseMs === 0) return;
      const pausedUntil = pauseMs === 0 ? null : new Date(now.getTime() + pauseMs);
      await recordQuota(db, { source, sport }, { quota: answer.quota, now, pausedUntil });
    },
  };
}

function pauseAfter(answer: ProviderAnswer, now: Date): number {
  if (answer.kind === 'failure') return pausesOfSport[answer.reason]?.(now) ?? 0;
  return answer.quota?.remainingOfMinute === 0 ? minuteMs : 0;
}

/** Failures that concern every call to a sport, and for how long. */
const pausesOfSport: Partial<Record<FailureReason, (now: Date) => number>> = {
  'day-limit': (now) => Math.min(60 * minuteMs, msUntilNextDay(now)),
  'minute-limit': () => minuteMs,
  key: () => 5 * minuteMs,
};

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

function msUntilNextDay(now: Date): number {
  const dayMs = 24 * 60 * minuteMs;
  return dayMs - (now.getTime() % dayMs);
}
