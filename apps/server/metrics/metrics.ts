/** Metrics at `/metrics`, in Prometheus format. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { FeatureMetric } from '#features/kit/public.ts';
import type { PageCache } from '#platform/cache/page-cache.server.ts';
import type { CacheOutcome } from '#platform/http/answers/answer-cache.server.ts';
import type { JobRow } from '#platform/jobs/job-queries.server.ts';
import type { OutboxState } from '#platform/queue/outbox-queries.server.ts';
import type { QueueState } from '#platform/queue/queue-state-queries.server.ts';
import { lateMs, type ScheduledChange } from '../schedule.ts';

export interface Metrics {
  answered(outcome: CacheOutcome): void;
  requested(route: string, status: number, seconds: number): void;
  rendered(route: string, seconds: number): void;
  queried(milliseconds: number): void;
  invalidated(entries: number, dropped: number): void;
  /** Scheduled stories were published or withdrawn, the latest `latestMs` after its time. */
  scheduled(change: ScheduledChange, stories: number, latestMs: number): void;
  /** Counters of features; those of one name have one help, and differ in the label `what`. */
  readFeatures(counters: readonly FeatureMetric[]): void;
  text(): Promise<string>;
  contentType: string;
}

export interface MetricsNeeds {
  pages: PageCache;
  others: PageCache;
  pool(): { total: number; idle: number; waiting: number };
  isInformed(): boolean;
  /** Current rows of the scheduled jobs, and the time of the application's clock. */
  jobs(): Promise<{ rows: JobRow[]; now: Date }>;
  queues(): Promise<{ states: QueueState[]; outbox: OutboxState }>;
}

/** Sampling the event loop every 10 ms, the default, was three quarters of the work of an idle server. */
const eventLoopResolutionMs = 50;

export function createMetrics(needs: MetricsNeeds): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({
    register: registry,
    prefix: 'lapzarta_',
    eventLoopMonitoringPrecision: eventLoopResolutionMs,
  });
  registerCacheMetrics(registers, needs);
  registerGauge(registers, 'lapzarta_cache_informed', '1 while publications reach this process.', () =>
    Number(needs.isInformed()),
  );
  registerPoolGauges(registers, needs);
  registerJobGauges(registers, needs);
  registerQueueGauges(registers, needs);
  return {
    answered: registerOutcomes(registers),
    ...registerTimings(registers),
    invalidated: registerInvalidations(registers),
    scheduled: registerSchedule(registers),
    readFeatures: (counters) => registerFeatures(registers, counters),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function registerFeatures(registers: Registry[], counters: readonly FeatureMetric[]): void {
  for (const [name, same] of Map.groupBy(counters, (one) => one.name)) {
    new Counter({
      name,
      help: same[0]?.help ?? '',
      labelNames: ['what'],
      registers,
      collect() {
        this.reset();
        for (const { what, read } of same) this.inc({ what }, read());
      },
    });
  }
}

function registerOutcomes(registers: Registry[]): Metrics['answered'] {
  // Plain numbers: a cache hit takes about ten microseconds, and a labelled counter would be a visible part of that.
  const outcomes: Record<CacheOutcome, number> = {
    hit: 0,
    notModified: 0,
    stale: 0,
    fill: 0,
    joined: 0,
    uncached: 0,
  };
  new Counter({
    name: 'lapzarta_cache_answers_total',
    help: 'Answers by how the cache took part in them.',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(outcomes)) this.inc({ outcome }, count);
    },
  });
  return (outcome) => {
    outcomes[outcome] += 1;
  };
}

function registerTimings(registers: Registry[]): Pick<Metrics, 'requested' | 'rendered' | 'queried'> {
  const requests = new Histogram({
    name: 'lapzarta_request_seconds',
    help: 'Time of answers that were not cached.',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  const renders = new Histogram({
    name: 'lapzarta_render_seconds',
    help: 'Time to render a page.',
    labelNames: ['route'],
    buckets: [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.025],
    registers,
  });
  const queries = new Histogram({
    name: 'lapzarta_query_seconds',
    help: 'Time of queries.',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1],
    registers,
  });
  return {
    requested: (route, status, seconds) => requests.observe({ route, status }, seconds),
    rendered: (route, seconds) => renders.observe({ route }, seconds),
    queried: (milliseconds) => queries.observe(milliseconds / 1000),
  };
}

function registerInvalidations(registers: Registry[]): Metrics['invalidated'] {
  const dropped = new Counter({
    name: 'lapzarta_cache_dropped_total',
    help: 'Answers dropped by publications.',
    registers,
  });
  const invalidations = new Counter({
    name: 'lapzarta_invalidations_total',
    help: 'Dependency keys invalidated by publications.',
    registers,
  });
  return (entries, count) => {
    invalidations.inc(entries);
    dropped.inc(count);
  };
}

function registerSchedule(registers: Registry[]): Metrics['scheduled'] {
  const scheduled = new Counter({
    name: 'lapzarta_scheduled_total',
    help: 'Stories published or withdrawn on schedule.',
    labelNames: ['change', 'punctual'],
    registers,
  });
  const lateness = new Gauge({
    name: 'lapzarta_scheduled_lateness_seconds',
    help: 'How long after its time the last of them was changed.',
    labelNames: ['change'],
    registers,
  });
  return (change, stories, latestMs) => {
    scheduled.inc({ change, punctual: latestMs > lateMs ? 'no' : 'yes' }, stories);
    lateness.set({ change }, latestMs / 1000);
  };
}

/** Connections of the database pool. */
function registerPoolGauges(registers: Registry[], { pool }: MetricsNeeds): void {
  registerGauge(registers, 'lapzarta_pool_connections', 'Connections to the database.', () => pool().total);
  registerGauge(registers, 'lapzarta_pool_idle', 'Idle connections.', () => pool().idle);
  registerGauge(
    registers,
    'lapzarta_pool_waiting',
    'Queries that wait for a connection.',
    () => pool().waiting,
  );
}

/** The page cache, and the smaller one of redirects and "not found"s. */
function registerCacheMetrics(registers: Registry[], { pages, others }: MetricsNeeds): void {
  const stores = Object.entries({ pages, others });
  const labelNames = ['store'];
  new Gauge({
    name: 'lapzarta_cache_entries',
    help: 'Cached answers.',
    labelNames,
    registers,
    collect() {
      for (const [store, cache] of stores) this.set({ store }, cache.stats().answers);
    },
  });
  new Gauge({
    name: 'lapzarta_cache_bytes',
    help: 'Memory of the cached answers.',
    labelNames,
    registers,
    collect() {
      for (const [store, cache] of stores) this.set({ store }, cache.stats().bytes);
    },
  });
  new Gauge({
    name: 'lapzarta_cache_shown',
    help: 'Dependency keys of the cached answers, and those invalidated recently.',
    labelNames,
    registers,
    collect() {
      for (const [store, cache] of stores) this.set({ store }, cache.stats().shown);
    },
  });
  new Counter({
    name: 'lapzarta_cache_evicted_total',
    help: 'Answers evicted because the cache was full.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const [store, cache] of stores) this.inc({ store }, cache.stats().evicted);
    },
  });
}

/** Collected when metrics are scraped; left out while the database does not answer. */
function registerJobGauges(registers: Registry[], { jobs }: MetricsNeeds): void {
  computedGauge('lapzarta_jobs_dead', 'Jobs that were given up until their next time.', async () => {
    const { rows } = await jobs();
    return rows.filter(({ diedAt }) => diedAt !== null).length;
  });
  computedGauge('lapzarta_jobs_lag_seconds', 'How long the most belated job has been due.', async () => {
    const { rows, now } = await jobs();
    return Math.max(0, ...rows.map(({ dueAt }) => (now.getTime() - dueAt.getTime()) / 1000));
  });

  function computedGauge(name: string, help: string, read: () => Promise<number>): void {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = await read().catch(() => null);
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  }
}

/** Collected when metrics are scraped; left out while the database does not answer. Ages are by the system's clock. */
function registerQueueGauges(registers: Registry[], { queues }: MetricsNeeds): void {
  new Gauge({
    name: 'lapzarta_queue_messages',
    help: 'Messages to other systems: waiting, active, failed (tried again later), dead (given up).',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      this.reset();
      const found = await queues().catch(() => null);
      if (found === null) return;
      this.set({ queue: 'outbox', state: 'waiting' }, found.outbox.rows);
      for (const { queue, waiting, active, failed, dead } of found.states)
        for (const [state, count] of Object.entries({ waiting, active, failed, dead }))
          this.set({ queue, state }, count);
    },
  });
  new Gauge({
    name: 'lapzarta_queue_oldest_seconds',
    help: 'Age of the oldest message that is neither delivered nor given up.',
    labelNames: ['queue'],
    registers,
    async collect() {
      this.reset();
      const found = await queues().catch(() => null);
      if (found === null) return;
      this.set({ queue: 'outbox' }, secondsSince(found.outbox.oldestAt));
      for (const { queue, oldestAt } of found.states) this.set({ queue }, secondsSince(oldestAt));
    },
  });
}

function secondsSince(at: Date | null): number {
  return at === null ? 0 : Math.max(0, (Date.now() - at.getTime()) / 1000);
}

function registerGauge(registers: Registry[], name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read());
    },
  });
}
