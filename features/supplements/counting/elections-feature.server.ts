/** Elections that are counted: pages read the last recorded count, and jobs fetch newer ones from the election office. */

import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Edition } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { CreateValueCache } from '#platform/cache/read-cache.server.ts';
import { createLazySandbox, type OpenSandbox } from '#platform/http/outgoing/open-sandbox.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { recordOf } from '../edition-parts.ts';
import { electionsSetting } from '../elections/elections-setting.ts';
import { type CountKey, deleteCount, deleteReplaced } from './count-queries.server.ts';
import type { CountedRecords } from './counted-records.ts';
import { createCountPoller, noPauses, usualPauses } from './poll-count.server.ts';
import { createCountReader, keyOfCount } from './read-counts.server.ts';

export interface ElectionsFeatureNeeds {
  db: Kysely<DB>;
  clock: Clock;
  log: Log;
  edition: Edition;
  createReadCache: CreateValueCache;
  recordInvalidations(trx: Transaction<DB>, entries: { key: string }[]): Promise<void>;
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

const retentionMs = 60 * 86_400_000;
/** Source of the rehearsals' rows: it is no address of an office. */
const rehearsalSource = 'rehearsal';

export function createElectionsFeature(needs: ElectionsFeatureNeeds): ElectionsFeature {
  const { db, clock, edition } = needs;
  const { sources } = electionsSetting.of(edition);
  const readCount = createCountReader(needs);
  const poll = createCountPoller({ ...needs, readCount });
  const sandbox = createLazySandbox(needs);

  async function addressOf({ source }: CountKey): Promise<string> {
    return source === 'sandbox' ? `${await sandbox.originFor('an election')}/vtr/ogy2022/data` : source;
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
    const changed = await Promise.all(
      keys.map(async (key) => poll(key, await addressOf(key), usualPauses, signal)),
    );
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
      return poll(rehearsalKey(name), address, noPauses, signal);
    },
    async clearRehearsal(name) {
      await db.transaction().execute(async (trx) => {
        await deleteCount(trx, rehearsalKey(name));
        await needs.recordInvalidations(trx, [{ key: keyOfCount(name) }]);
      });
    },
    async prune() {
      const deleted = await deleteReplaced(db, new Date(clock.now().getTime() - retentionMs));
      return deleted === 0 ? '' : `deleted ${deleted} versions of election counts`;
    },
    async stop() {
      await sandbox.close();
    },
  };
}
