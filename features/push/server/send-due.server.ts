/**
 * Sends what is due, each at most once: a delivery is recorded as being sent before its request, and what has no known
 * outcome is not sent again. Each push service has its own turn, so that none waits for another.
 */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { endOfQuietHours } from '../quiet-hours.ts';
import { endClient } from './client-queries.server.ts';
import {
  countFailure,
  countSuccess,
  endAbandoned,
  endDelivery,
  postponeDelivery,
  type TakenDelivery,
  takeDue,
  waitingServices,
} from './delivery-queries.server.ts';
import type { FcmClient } from './fcm-client.server.ts';
import type { SendOutcome } from './outcome.server.ts';
import { deletePause, storePause } from './pause-queries.server.ts';
import type { ServiceAnswer, ServiceChange, ServiceGuard } from './service-guard.ts';
import type { WebPushClient } from './web-push-client.server.ts';

export interface SendNeeds {
  db: Kysely<DB>;
  clock: Clock;
  log: Log;
  browsers: WebPushClient;
  apps: FcmClient;
  guard: ServiceGuard;
}

/** Longer than a request with its time limit. */
const leaseMs = 60_000;
const [firstPauseMs, longestPauseMs] = [15_000, 30 * 60_000];
/** Maximum of attempts with a service that answers and requests another attempt. */
const mostAttempts = 8;
/** A browser whose service refuses so many in a row is given up. */
const mostFailures = 5;

/** @returns The number of requests. */
export async function sendDue(needs: SendNeeds, signal: AbortSignal): Promise<number> {
  const { db, clock } = needs;
  await endAbandoned(db, clock.now());
  const services = await waitingServices(db);
  const counts = await Promise.all(services.map((service) => sendOfService(needs, service, signal)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function sendOfService(needs: SendNeeds, service: string, signal: AbortSignal): Promise<number> {
  const { clock, guard } = needs;
  let sent = 0;
  while (!signal.aborted) {
    const most = guard.reserve(service, clock.now());
    if (most === 0) break;
    const taken = await takeReserved(needs, service, most);
    if (taken.length === 0) break;
    await Promise.all(taken.map((delivery) => sendOne(needs, service, delivery)));
    sent += taken.length;
  }
  return sent;
}

async function takeReserved(
  { db, clock, guard }: SendNeeds,
  service: string,
  most: number,
): Promise<TakenDelivery[]> {
  const now = clock.now();
  let unused = most;
  try {
    const taken = await takeDue(db, { service, now, until: new Date(now.getTime() + leaseMs), most });
    unused -= taken.length;
    return taken;
  } finally {
    guard.release(service, unused);
  }
}

async function sendOne(needs: SendNeeds, service: string, delivery: TakenDelivery): Promise<void> {
  const { db, clock, guard } = needs;
  let answer: ServiceAnswer = 'none';
  try {
    const { id, isWanted, isStopped, message } = delivery;
    const now = clock.now();
    if (isStopped) return await endDelivery(db, id, { state: 'stopped', status: null });
    if (!isWanted || message.expiresAt <= now)
      return await endDelivery(db, id, { state: 'expired', status: null });
    const quietUntil = endOfQuiet(delivery, now);
    if (quietUntil) return await postponeDelivery(db, id, { until: quietUntil });
    const outcome = await outcomeOf(needs, delivery);
    answer = answerIn(outcome);
    await record(needs, delivery, outcome);
  } finally {
    await recordChange(needs, service, guard.end(service, answer, clock.now()));
  }
}

/** Again, as a delivery may be late, and its reader may have chosen other hours since it was announced. */
function endOfQuiet({ to, message }: TakenDelivery, now: Date): Date | null {
  return message.isUrgent || to.kind === 'app' ? null : endOfQuietHours(now, to.zone, to.quiet);
}

/** For `push status`: the process itself goes by its memory. */
async function recordChange(
  { db, clock, log }: SendNeeds,
  service: string,
  change: ServiceChange | null,
): Promise<void> {
  if (change === null) return;
  if (change.kind === 'back') return deletePause(db, service);
  const { faults, until } = change;
  log.warn({ service, faults, until }, 'a push service pauses');
  await storePause(db, { service, faults, until, now: clock.now() });
}

/** An unexpected failure of one delivery must not stop the others. */
async function outcomeOf(
  { browsers, apps, log }: SendNeeds,
  { id, to, message }: TakenDelivery,
): Promise<SendOutcome> {
  try {
    return to.kind === 'app' ? await apps.send(to.condition, message) : await browsers.send(to, message);
  } catch (err) {
    log.error({ err, delivery: id }, 'a notification could not be sent');
    return { kind: 'uncertain' };
  }
}

function answerIn(outcome: SendOutcome): ServiceAnswer {
  if (outcome.kind === 'uncertain') return 'fault';
  if (outcome.kind === 'later') return outcome.status === 429 ? 'answered' : 'fault';
  return outcome.status === null ? 'none' : 'answered';
}

async function record(needs: SendNeeds, delivery: TakenDelivery, outcome: SendOutcome): Promise<void> {
  const { db, clock } = needs;
  const { id, to } = delivery;
  switch (outcome.kind) {
    case 'sent':
      await endDelivery(db, id, { state: 'sent', status: outcome.status });
      if (to.kind === 'browser') await countSuccess(db, to.clientId);
      return;
    case 'gone':
      await endDelivery(db, id, { state: 'failed', status: outcome.status });
      // An app's topic cannot be gone.
      if (to.kind === 'browser') await endClient(db, to.clientId, clock.now());
      return;
    case 'refused':
      await endDelivery(db, id, { state: 'failed', status: outcome.status });
      // A message that was not sent at all is no refusal by the service.
      if (to.kind === 'app' || outcome.status === null) return;
      if ((await countFailure(db, to.clientId)) >= mostFailures)
        await endClient(db, to.clientId, clock.now());
      return;
    case 'uncertain':
      return endDelivery(db, id, { state: 'uncertain', status: null });
    case 'later':
      return postpone(needs, delivery, outcome);
  }
}

/** Only answers count as attempts: a message waits for a service that cannot be reached until it expires. */
async function postpone(
  { db, clock }: SendNeeds,
  { id, attempts: before, message }: TakenDelivery,
  { status, afterSeconds }: { status: number | null; afterSeconds: number | null },
): Promise<void> {
  const attempts = status === null ? before : before + 1;
  const pauseMs = Math.min(firstPauseMs * 2 ** Math.max(0, attempts - 1), longestPauseMs);
  const until = new Date(clock.now().getTime() + Math.max(pauseMs, (afterSeconds ?? 0) * 1_000));
  if (until >= message.expiresAt) return endDelivery(db, id, { state: 'expired', status });
  if (attempts >= mostAttempts) return endDelivery(db, id, { state: 'failed', status });
  await postponeDelivery(db, id, { until, status, attempts });
}
