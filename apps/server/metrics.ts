/** What an operator can measure at `/metrics`, in Prometheus' format. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PageCache } from '#platform/cache/page-cache.server.ts';
import type { CacheOutcome } from '#platform/http/answer-cache.server.ts';
import type { JobRow } from '#platform/jobs/job-queries.server.ts';
import { lateMs, type ScheduledChange } from './schedule.ts';

export interface Metrics {
  answered(outcome: CacheOutcome): void;
  requested(route: string, status: number, seconds: number): void;
  rendered(route: string, seconds: number): void;
  queried(milliseconds: number): void;
  invalidated(entries: number, dropped: number): void;
  /** Scheduled stories became public, the last of them so long after its time. */
  scheduled(change: ScheduledChange, stories: number, latestMs: number): void;
  text(): Promise<string>;
  contentType: string;
}

export interface MetricsNeeds {
  pages: PageCache;
  others: PageCache;
  pool(): { total: number; idle: number; waiting: number };
  isInformed(): boolean;
  /** The timetable's jobs as they are now, and the moment of the house's clock. */
  jobs(): Promise<{ rows: JobRow[]; now: Date }>;
}

/** To look at the event loop every 10 ms, as is usual, was three quarters of what a server does when nobody asks. */
const lagEveryMs = 50;

export function createMetrics(needs: MetricsNeeds): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({
    register: registry,
    prefix: 'lapzarta_',
    eventLoopMonitoringPrecision: lagEveryMs,
  });
  // Counted as plain numbers: a hit is answered in some ten microseconds, a labelled counter would be seen in that.
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
  storesOf(registers, needs);
  gaugeOf(registers, 'lapzarta_cache_informed', '1 while publications reach this process.', () =>
    Number(needs.isInformed()),
  );
  gaugeOf(registers, 'lapzarta_pool_connections', 'Connections to the database.', () => needs.pool().total);
  gaugeOf(registers, 'lapzarta_pool_idle', 'Connections nobody uses.', () => needs.pool().idle);
  gaugeOf(
    registers,
    'lapzarta_pool_waiting',
    'Queries that wait for a connection.',
    () => needs.pool().waiting,
  );
  const requests = new Histogram({
    name: 'lapzarta_request_seconds',
    help: 'Time of answers that were not ready in memory.',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  const renders = new Histogram({
    name: 'lapzarta_render_seconds',
    help: 'Time to draw a page.',
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
  const dropped = new Counter({
    name: 'lapzarta_cache_dropped_total',
    help: 'Answers dropped by publications.',
    registers,
  });
  const scheduled = new Counter({
    name: 'lapzarta_scheduled_total',
    help: 'Stories that became public, or were withdrawn, because it was time.',
    labelNames: ['change', 'punctual'],
    registers,
  });
  const lateness = new Gauge({
    name: 'lapzarta_scheduled_lateness_seconds',
    help: 'How long after its time the last of them was changed.',
    labelNames: ['change'],
    registers,
  });
  gaugesOfJobs(registers, needs);
  const invalidations = new Counter({
    name: 'lapzarta_invalidations_total',
    help: 'Things publications made untrue.',
    registers,
  });
  return {
    answered: (outcome) => {
      outcomes[outcome] += 1;
    },
    requested: (route, status, seconds) => requests.observe({ route, status }, seconds),
    rendered: (route, seconds) => renders.observe({ route }, seconds),
    queried: (milliseconds) => queries.observe(milliseconds / 1000),
    invalidated: (entries, count) => {
      invalidations.inc(entries);
      dropped.inc(count);
    },
    scheduled: (change, stories, latestMs) => {
      scheduled.inc({ change, punctual: latestMs > lateMs ? 'no' : 'yes' }, stories);
      lateness.set({ change }, latestMs / 1000);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Pages, and the smaller store of redirects and "not found"s. */
function storesOf(registers: Registry[], { pages, others }: MetricsNeeds): void {
  const stores = Object.entries({ pages, others });
  const labelNames = ['store'];
  new Gauge({
    name: 'lapzarta_cache_entries',
    help: 'Answers kept in memory.',
    labelNames,
    registers,
    collect() {
      for (const [store, cache] of stores) this.set({ store }, cache.stats().answers);
    },
  });
  new Gauge({
    name: 'lapzarta_cache_bytes',
    help: 'Memory the kept answers take.',
    labelNames,
    registers,
    collect() {
      for (const [store, cache] of stores) this.set({ store }, cache.stats().bytes);
    },
  });
  new Gauge({
    name: 'lapzarta_cache_shown',
    help: 'Stories, lists and other things that the kept answers show, and those that were lately dropped.',
    labelNames,
    registers,
    collect() {
      for (const [store, cache] of stores) this.set({ store }, cache.stats().shown);
    },
  });
  new Counter({
    name: 'lapzarta_cache_evicted_total',
    help: 'Answers put out for want of room.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const [store, cache] of stores) this.inc({ store }, cache.stats().evicted);
    },
  });
}

/** Asked when somebody reads the metrics; nothing of it is said while the database does not answer. */
function gaugesOfJobs(registers: Registry[], { jobs }: MetricsNeeds): void {
  askedGauge('lapzarta_jobs_dead', 'Jobs that were given up until their next time.', async () => {
    const { rows } = await jobs();
    return rows.filter(({ diedAt }) => diedAt !== null).length;
  });
  askedGauge('lapzarta_jobs_lag_seconds', 'How long the most belated job has been due.', async () => {
    const { rows, now } = await jobs();
    return Math.max(0, ...rows.map(({ dueAt }) => (now.getTime() - dueAt.getTime()) / 1000));
  });

  function askedGauge(name: string, help: string, read: () => Promise<number>): void {
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

function gaugeOf(registers: Registry[], name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read());
    },
  });
}
