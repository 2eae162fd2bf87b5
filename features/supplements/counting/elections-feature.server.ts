/** Elections that are counted: pages read the last recorded count, and jobs fetch newer ones from the election office. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Edition } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { type CreateValueCache, cachedRead } from '#platform/cache/read-cache.server.ts';
import { newLease } from '#platform/db/lease.server.ts';
import type { OpenSandbox, Sandbox } from '#platform/http/open-sandbox.ts';
import type { Log } from '#platform/log/log.server.ts';
import { createSampler } from '#platform/log/sampled.ts';
import type { Clock } from '#platform/time/clock.ts';
import { every } from '#platform/time/every.ts';
import { recordOf } from '../edition-parts.ts';
import type { Count } from '../records/election.ts';
import {
  type CountKey,
  claimPoll,
  deleteCount,
  deleteReplaced,
  endPoll,
  lastCount,
  recordCount,
  recordFailure,
} from './count-queries.server.ts';
import { type CountedRecords, countedRecords } from './counted-records.ts';
import { isStillCounted } from './is-still-counted.ts';
import { officeResultsSchema } from './office-results.ts';
import { createVtrClient } from './vtr-client.server.ts';

export interface ElectionsFeatureNeeds {
  db: Kysely<DB>;
  clock: Clock;
  log: Log;
  edition: Edition;
  createReadCache: CreateValueCache;
  recordInvalidations(work: Transaction<DB>, entries: { key: string }[]): Promise<void>;
  /** For sources that are `sandbox`. */
  openSandbox?: OpenSandbox | undefined;
}

export interface ElectionsFeature {
  /**
   * The last results of counts, by name; those without any yet are absent. Whoever shows them depends on
   * `dependencies`.
   */
  read(names: readonly string[]): Promise<CountedElections>;
  /** Asks the office for what is due; returns how many counts changed. */
  pollDue(signal: AbortSignal): Promise<number>;
  /** Polls until it is stopped. */
  start(): { stop(): Promise<void> };
  /** Deletes the count of a rehearsal, so that it can begin again. */
  clearRehearsal(name: string): Promise<void>;
  /** Asks another address for the results of a rehearsal, now; returns the percent counted, null when it is the same. */
  pollRehearsal(name: string, address: string, signal: AbortSignal): Promise<number | null>;
  /** Deletes old versions; returns a message for the operator. */
  prune(): Promise<string>;
  /** Closes the sandbox, if there is one. */
  stop(): Promise<void>;
}

export interface CountedElections {
  counts: ReadonlyMap<string, CountedRecords>;
  dependencies: Dependency[];
}

const second = 1_000;
/** Longer than a poll can take. */
const leaseMs = 30 * second;
/** The office makes new files every few minutes; after the end there are corrections. */
const usualPauses: Pauses = { countingMs: 15 * second, finishedMs: 300 * second };
const noPauses: Pauses = { countingMs: 0, finishedMs: 0 };
const retentionMs = 60 * 86_400_000;
/** Source of the rehearsals' rows: it is no address of an office. */
const rehearsalSource = 'rehearsal';

interface Pauses {
  countingMs: number;
  finishedMs: number;
}

export function keyOfCount(name: string): string {
  return `election:${name}`;
}

export function createElectionsFeature(needs: ElectionsFeatureNeeds): ElectionsFeature {
  const { db, clock, log, edition } = needs;
  const { sources } = edition.elections;
  const cache = needs.createReadCache<CountedRecords | 'none'>(20);
  const client = createVtrClient();
  const sampleFailures = createSampler({ everyMs: 60 * second, kinds: 20 });
  const stopping = new AbortController();
  let sandbox: Promise<Sandbox> | undefined;

  async function addressOf({ source }: CountKey): Promise<string> {
    if (source !== 'sandbox') return source;
    if (!needs.openSandbox)
      throw new Error('the edition wants an election from a sandbox, and there is none');
    sandbox ??= needs.openSandbox({ clock });
    return `${(await sandbox).origin}/vtr/ogy2022/data`;
  }

  async function poll(
    key: CountKey,
    address: string,
    signal: AbortSignal,
    pauses: Pauses = usualPauses,
  ): Promise<number | null> {
    const now = clock.now();
    const lease = newLease(now, leaseMs);
    const claimed = await claimPoll(db, key, lease);
    if (!claimed) return null;
    const answer = await client.ask(address, claimed.version, now, signal);
    const inMs = (ms: number): Date => new Date(clock.now().getTime() + ms);
    if (answer.kind === 'failure') {
      const times = sampleFailures(key.name);
      if (times !== null)
        log.warn(
          { election: key.name, message: answer.message, times },
          'the election office did not answer',
        );
      await recordFailure(db, key, {
        lease,
        due: inMs(Math.min(pauses.countingMs * 2 ** claimed.failures, pauses.finishedMs)),
      });
      return null;
    }
    if (answer.kind === 'same') {
      const isFinished = !isStillCounted((await readCount(key)) ?? undefined);
      await endPoll(db, key, { lease, now, due: inMs(isFinished ? pauses.finishedMs : pauses.countingMs) });
      return null;
    }
    const { version, results } = answer;
    return db.transaction().execute(async (work) => {
      const due = inMs(results.percent === 100 ? pauses.finishedMs : pauses.countingMs);
      const body = JSON.stringify(results);
      const isRecorded = await recordCount(work, key, { lease, now, due, version, body });
      if (isRecorded) await needs.recordInvalidations(work, [{ key: keyOfCount(key.name) }]);
      return isRecorded ? results.percent : null;
    });
  }

  async function readCount(key: CountKey): Promise<CountedRecords | null> {
    const count = recordOf(edition, 'count', key.name);
    if (!count) return null;
    const found = await cachedRead(cache, `${key.source} ${key.name}`, async () => {
      const body = await lastCount(db, key);
      return {
        value: body === null ? ('none' as const) : (recordsIn(count, body) ?? ('none' as const)),
        dependencies: [{ key: keyOfCount(key.name) }],
      };
    });
    return found === 'none' ? null : found;
  }

  function keyOf(name: string): CountKey | null {
    const count = recordOf(edition, 'count', name);
    if (!count) return null;
    const source = count.isRehearsal ? rehearsalSource : sources[name];
    return source === undefined ? null : { name, source };
  }

  function rehearsalKey(name: string): CountKey {
    if (!recordOf(edition, 'count', name)?.isRehearsal) throw new Error(`'${name}' is no rehearsal`);
    return { name, source: rehearsalSource };
  }

  async function pollDue(signal: AbortSignal): Promise<number> {
    const keys = Object.keys(sources).flatMap((name) => keyOf(name) ?? []);
    const changed = await Promise.all(keys.map(async (key) => poll(key, await addressOf(key), signal)));
    return changed.filter((percent) => percent !== null).length;
  }

  return {
    async read(names) {
      const keys = [...new Set(names)].flatMap((name) => keyOf(name) ?? []);
      const found = await Promise.all(keys.map(async (key) => [key.name, await readCount(key)] as const));
      return {
        counts: new Map(found.flatMap(([name, records]) => (records ? [[name, records]] : []))),
        dependencies: keys.map(({ name }) => ({ key: keyOfCount(name) })),
      };
    },
    pollDue,
    async pollRehearsal(name, address, signal) {
      return poll(rehearsalKey(name), address, signal, noPauses);
    },
    async clearRehearsal(name) {
      await db.transaction().execute(async (work) => {
        await deleteCount(work, rehearsalKey(name));
        await needs.recordInvalidations(work, [{ key: keyOfCount(name) }]);
      });
    },
    start() {
      let running: Promise<unknown> = Promise.resolve();
      const act = (): Promise<unknown> => {
        running = pollDue(stopping.signal);
        return running;
      };
      const polling = Object.keys(sources).length === 0 ? null : every(second, act, log);
      return {
        async stop() {
          polling?.stop();
          stopping.abort();
          await running.catch(() => undefined);
        },
      };
    },
    async prune() {
      const deleted = await deleteReplaced(db, new Date(clock.now().getTime() - retentionMs));
      return deleted === 0 ? '' : `deleted ${deleted} versions of election counts`;
    },
    async stop() {
      stopping.abort();
      await (await sandbox)?.close();
      sandbox = undefined;
    },
  };
}

/** Null if a version of the program with another shape recorded it. */
function recordsIn(count: Count, body: string): CountedRecords | null {
  const results = officeResultsSchema.safeParse(JSON.parse(body)).data;
  return results ? countedRecords(count, results) : null;
}
